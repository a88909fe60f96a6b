import { RECIPES, type Recipe, type Sound } from "./recipes";
import { RATE, render } from "./synth";

/** The minimum gap between equal sounds. At a quick tempo, many cards move at once. */
const MIN_GAP_SECONDS = 0.06;
const MAX_SOUNDS = 5;
/** A later sound would no longer fit what the page shows. */
const MAX_DELAY_MS = 250;

/** Plays sounds after the person's first touch. Before that, browsers block them. */
export class Player {
  private context: AudioContext | null = null;
  private readonly made = new Map<Sound, AudioBuffer>();
  private readonly begun = new Map<Sound, number>();
  private sounding = 0;

  constructor() {
    // A phone call or the lock screen stops the sound. The next touch starts it again.
    for (const touch of ["pointerup", "keydown"]) window.addEventListener(touch, () => void this.wake());
    if (touched()) void this.wake();
  }

  async play(sound: Sound, volume: number, late = MAX_DELAY_MS): Promise<void> {
    if (!touched()) return;
    const { buzz }: Recipe = RECIPES[sound];
    if (buzz) navigator.vibrate?.(buzz);
    const asked = performance.now();
    await this.wake();
    const { context } = this;
    if (!context || this.sounding >= MAX_SOUNDS || performance.now() - asked > late) return;
    if (context.currentTime - (this.begun.get(sound) ?? -Infinity) < MIN_GAP_SECONDS) return;
    this.begun.set(sound, context.currentTime);
    const source = new AudioBufferSourceNode(context, { buffer: this.buffer(context, sound) });
    source.connect(new GainNode(context, { gain: volume })).connect(context.destination);
    this.sounding += 1;
    source.onended = () => (this.sounding -= 1);
    source.start();
  }

  private async wake(): Promise<void> {
    if (!("AudioContext" in window)) return;
    this.context ??= new AudioContext();
    if (this.context.state !== "running") await this.context.resume();
  }

  private buffer(context: AudioContext, sound: Sound): AudioBuffer {
    let buffer = this.made.get(sound);
    if (!buffer) {
      const samples = render(RECIPES[sound].layers);
      buffer = context.createBuffer(1, samples.length, RATE);
      buffer.copyToChannel(samples, 0);
      this.made.set(sound, buffer);
    }
    return buffer;
  }
}

/** Return whether the person has touched the page. If the browser does not know, the answer is yes. */
function touched(): boolean {
  return (navigator as { userActivation?: UserActivation }).userActivation?.hasBeenActive ?? true;
}
