/** The sounds of the table, made on the spot: under a quarter of a second each, and each has a visible twin. */
import { settings } from './settings.svelte';

export type Sound =
  | 'deal'
  | 'play'
  | 'collect'
  | 'draw'
  | 'exchange'
  | 'close'
  | 'twenty'
  | 'forty'
  | 'claim'
  | 'bead'
  | 'turn'
  | 'refused'
  | 'clock';

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Browsers allow sound only after a touch or a key; call once. */
export function awaitFirstTouch(): void {
  const wake = () => {
    if (!settings.sound) return;
    removeEventListener('pointerdown', wake);
    removeEventListener('keydown', wake);
    if (typeof AudioContext === 'undefined') return;
    context ??= new AudioContext();
    void context.resume();
  };
  addEventListener('pointerdown', wake);
  addEventListener('keydown', wake);
}

/** Play a sound, unless sounds are off or nothing has been touched yet. */
export function play(sound: Sound): void {
  if (!settings.sound || context?.state !== 'running') return;
  SOUNDS[sound](context.currentTime + 0.005);
}

/** A rustle of paper or a tap on felt: filtered noise that dies away. */
function rustle(at: number, seconds: number, pitch: number, loud: number, kind: BiquadFilterType = 'bandpass'): void {
  if (!context) return;
  noise ??= hiss(context);
  const source = context.createBufferSource();
  source.buffer = noise;
  const filter = context.createBiquadFilter();
  filter.type = kind;
  filter.frequency.value = pitch;
  filter.Q.value = 0.8;
  source.connect(filter).connect(fading(context, at, seconds, loud));
  source.start(at, Math.random() * 0.2, seconds);
}

function tone(at: number, seconds: number, pitch: number, loud: number, shape: OscillatorType = 'sine', end = pitch): void {
  if (!context) return;
  const source = context.createOscillator();
  source.type = shape;
  source.frequency.setValueAtTime(pitch, at);
  source.frequency.exponentialRampToValueAtTime(end, at + seconds);
  source.connect(fading(context, at, seconds, loud));
  source.start(at);
  source.stop(at + seconds);
}

function fading(audio: AudioContext, at: number, seconds: number, loud: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(audio.destination);
  return gain;
}

function hiss(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return buffer;
}

function knock(at: number, pitch: number, loud: number): void {
  tone(at, 0.09, pitch, loud, 'sine', pitch * 0.6);
  rustle(at, 0.03, pitch * 6, loud * 0.5);
}

const SOUNDS: Record<Sound, (at: number) => void> = {
  deal: (at) => rustle(at, 0.05, 2600 * (0.96 + Math.random() * 0.08), 0.16),
  play: (at) => {
    knock(at, 190, 0.2);
    rustle(at, 0.06, 1400, 0.12);
  },
  collect: (at) => rustle(at, 0.16, 1800, 0.1, 'lowpass'),
  draw: (at) => rustle(at, 0.05, 3600, 0.14),
  exchange: (at) => {
    rustle(at, 0.05, 2600, 0.14);
    rustle(at + 0.11, 0.05, 3200, 0.14);
  },
  close: (at) => knock(at, 120, 0.5),
  twenty: (at) => {
    tone(at, 0.12, 392, 0.12, 'triangle');
    tone(at + 0.1, 0.14, 494, 0.12, 'triangle');
  },
  forty: (at) => {
    tone(at, 0.12, 392, 0.12, 'triangle');
    tone(at + 0.1, 0.14, 587, 0.13, 'triangle');
  },
  claim: (at) => {
    knock(at, 150, 0.4);
    tone(at + 0.06, 0.19, 1175, 0.08, 'sine');
  },
  bead: (at) => knock(at, 620, 0.16),
  turn: (at) => tone(at, 0.11, 165, 0.16, 'sine', 140),
  refused: (at) => tone(at, 0.08, 110, 0.2, 'triangle', 90),
  clock: (at) => [0, 0.08, 0.16].forEach((later) => knock(at + later, 330, 0.14)),
};
