import { RECIPES, type Recipe, type Sound } from "./recipes";
import { RATE, render } from "./synth";

/** The same sound does not begin twice within so many seconds: hurried tables lay many cards at once. */
const APART = 0.06;
/** So many sounds are heard together. */
const MOST = 5;
/** What could not be heard within so many milliseconds belongs to what is over. */
const LATE = 250;

/** Plays sounds, once somebody has touched the page: before that, browsers let nothing be heard. */
export class Player {
  private context: AudioContext | null = null;
  private readonly made = new Map<Sound, AudioBuffer>();
  private readonly begun = new Map<Sound, number>();
  private sounding = 0;

  constructor() {
    // A call or the lock of a phone silences the page: the next touch wakes it again.
    for (const touch of ["pointerup", "keydown"]) window.addEventListener(touch, () => void this.wake());
    if (touched()) void this.wake();
  }

  /** `late`: after so many milliseconds it is not heard any more. */
  async play(sound: Sound, volume: number, late = LATE): Promise<void> {
    if (!touched()) return;
    const { buzz }: Recipe = RECIPES[sound];
    if (buzz) navigator.vibrate?.(buzz);
    const asked = performance.now();
    await this.wake();
    const { context } = this;
    if (!context || this.sounding >= MOST || performance.now() - asked > late) return;
    if (context.currentTime - (this.begun.get(sound) ?? -Infinity) < APART) return;
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

/** Whether somebody has touched the page; browsers that cannot tell are asked by trying. */
function touched(): boolean {
  return (navigator as { userActivation?: UserActivation }).userActivation?.hasBeenActive ?? true;
}
