/** Passkeys: what the server wants in JSON, what the browser wants in bytes. */
import type { PasskeyOptions } from '../wire';

type Options = PasskeyOptions['publicKey'];
interface Described {
  id: string;
  [more: string]: unknown;
}

/** Bytes as the standard writes them in JSON. */
export function written(bytes: ArrayBuffer): string {
  const letters = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The bytes of such a text. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}

/** Whether this browser can do passkeys here: only over HTTPS, or on the machine itself. */
export function capable(): boolean {
  return isSecureContext && 'PublicKeyCredential' in globalThis && Boolean(navigator.credentials);
}

const described = (list: unknown) => ((list ?? []) as Described[]).map((each) => ({ ...each, id: bytesOf(each.id) }));

/** Let the person make a passkey; null if that was called off. */
export async function make(options: Options): Promise<Record<string, unknown> | null> {
  const user = options.user as Described;
  const publicKey = {
    ...options,
    challenge: bytesOf(options.challenge as string),
    user: { ...user, id: bytesOf(user.id) },
    excludeCredentials: described(options.excludeCredentials),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = await calledOff(navigator.credentials.create({ publicKey }));
  if (!made) return null;
  const response = made.response as AuthenticatorAttestationResponse;
  return answer(made, {
    clientDataJSON: written(response.clientDataJSON),
    attestationObject: written(response.attestationObject),
  });
}

/** Let the person show a passkey; null if that was called off. */
export async function show(options: Options): Promise<Record<string, unknown> | null> {
  const publicKey = {
    ...options,
    challenge: bytesOf(options.challenge as string),
    allowCredentials: described(options.allowCredentials),
  } as unknown as PublicKeyCredentialRequestOptions;
  const shown = await calledOff(navigator.credentials.get({ publicKey }));
  if (!shown) return null;
  const response = shown.response as AuthenticatorAssertionResponse;
  return answer(shown, {
    clientDataJSON: written(response.clientDataJSON),
    authenticatorData: written(response.authenticatorData),
    signature: written(response.signature),
    ...(response.userHandle ? { userHandle: written(response.userHandle) } : {}),
  });
}

function answer(credential: PublicKeyCredential, response: Record<string, string>): Record<string, unknown> {
  return { id: credential.id, rawId: written(credential.rawId), type: credential.type, response };
}

/** The credential, or null when the person closed the browser's question or let it pass. */
async function calledOff(asking: Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await asking) as PublicKeyCredential | null;
  } catch (reason) {
    if (reason instanceof DOMException && ['NotAllowedError', 'AbortError', 'InvalidStateError'].includes(reason.name)) return null;
    throw reason;
  }
}
