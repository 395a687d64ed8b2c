/** Whether passkeys work at this address, and if not, why: asked once for the whole page. */
import { ask } from '../../lib/api';
import { t } from '../../lib/i18n.svelte';
import { capable } from '../../lib/passkeys';
import type { PasskeyTerms } from '../../wire';

const state = $state<{ terms: PasskeyTerms | null }>({ terms: null });

export const passkeys = {
  /** Ask the server; without an answer nothing is offered. */
  look(): void {
    if (!state.terms) void ask<PasskeyTerms>('/api/passkeys').then((terms) => (state.terms = terms), () => undefined);
  },
  get offered(): boolean {
    return Boolean(state.terms?.offered) && capable();
  },
  /** Why there are none, in a sentence; empty if there are, or while that is not known. */
  get why(): string {
    if (!state.terms || this.offered) return '';
    const here = `http://localhost${location.port && `:${location.port}`}`;
    if (!state.terms.offered) return t(`you-passkeys-${state.terms.why}`, { address: state.terms.address ?? here });
    return t('you-passkeys-browser');
  },
};
