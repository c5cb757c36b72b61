import type { Sound } from '@orrery/board'
import { useSettings } from '../store/settings.ts'

/** A tone: it swells quickly and dies away. */
interface Tone {
  readonly pitch: number
  /** Where the pitch slides to. */
  readonly to?: number
  /** Seconds after the beginning. */
  readonly after?: number
  readonly length: number
  readonly level: number
  readonly wave?: OscillatorType
}

/** A burst of noise, filtered to a band. */
interface NoiseBurst {
  readonly band: number
  readonly to?: number
  readonly length: number
  readonly level: number
}

interface Recipe {
  readonly tones: readonly Tone[]
  readonly burst?: NoiseBurst
}

/** All sounds. Their notes belong to one key, so that they sound well together. */
const recipes: Readonly<Record<Sound, Recipe>> = {
  turn: {
    tones: [
      { pitch: 523.25, length: 0.5, level: 0.5 },
      { pitch: 783.99, after: 0.12, length: 0.55, level: 0.5 },
    ],
  },
  place: {
    tones: [{ pitch: 392, to: 261.63, length: 0.12, level: 0.5, wave: 'triangle' }],
    burst: { band: 1800, length: 0.03, level: 0.12 },
  },
  card: { tones: [], burst: { band: 1400, to: 3200, length: 0.16, level: 0.28 } },
  roll: {
    tones: [{ pitch: 130.81, to: 196, length: 0.34, level: 0.3 }],
    burst: { band: 320, to: 620, length: 0.4, level: 0.3 },
  },
  points: {
    tones: [
      { pitch: 1046.5, length: 0.4, level: 0.28 },
      { pitch: 1567.98, after: 0.07, length: 0.5, level: 0.2 },
    ],
  },
  refusal: {
    tones: [
      { pitch: 220, length: 0.16, level: 0.4, wave: 'triangle' },
      { pitch: 196, after: 0.11, length: 0.24, level: 0.4, wave: 'triangle' },
    ],
  },
  end: {
    tones: [523.25, 659.25, 783.99, 1046.5].map((pitch, i) => ({ pitch, after: i * 0.14, length: 0.9, level: 0.4 })),
  },
}

/** The loudest a sound may be: soft. */
const LOUDEST = 0.16
/** Sounds of one moment start this many seconds apart. */
const SPACING = 0.11
/** More sounds than this of one moment would be noise. */
const MAX_SOUNDS = 3

let context: AudioContext | undefined
let noise: AudioBuffer | undefined

function fade(on: AudioContext, level: number, start: number, length: number): GainNode {
  const gain = on.createGain()
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(level, start + 0.012)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length)
  gain.connect(on.destination)
  return gain
}

function playTone(on: AudioContext, tone: Tone, volume: number, start: number): void {
  const { pitch, to = pitch, after = 0, length, level, wave = 'sine' } = tone
  const begin = start + after
  const source = on.createOscillator()
  source.type = wave
  source.frequency.setValueAtTime(pitch, begin)
  source.frequency.exponentialRampToValueAtTime(to, begin + length)
  source.connect(fade(on, level * volume, begin, length))
  source.start(begin)
  source.stop(begin + length + 0.05)
}

function playBurst(on: AudioContext, burst: NoiseBurst, volume: number, start: number): void {
  const { band, to = band, length, level } = burst
  if (noise === undefined) {
    noise = on.createBuffer(1, on.sampleRate / 2, on.sampleRate)
    const samples = noise.getChannelData(0)
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  }
  const source = on.createBufferSource()
  source.buffer = noise
  const filter = on.createBiquadFilter()
  filter.type = 'bandpass'
  filter.Q.value = 0.9
  filter.frequency.setValueAtTime(band, start)
  filter.frequency.exponentialRampToValueAtTime(to, start + length)
  source.connect(filter).connect(fade(on, level * volume, start, length))
  source.start(start)
  source.stop(start + length + 0.05)
}

/** Plays the sounds of one moment, each kind once. */
export function play(wanted: readonly Sound[]): void {
  const { volume } = useSettings.getState()
  if (document.visibilityState !== 'visible') return
  context ??= new AudioContext()
  // A browser lets a page play sounds only after the first touch; what comes before is lost, which does no harm.
  if (context.state === 'suspended') void context.resume()
  const loud = volume * LOUDEST
  for (const [i, kind] of [...new Set(wanted)].slice(0, MAX_SOUNDS).entries()) {
    const start = context.currentTime + 0.01 + i * SPACING
    const { tones, burst } = recipes[kind]
    for (const tone of tones) playTone(context, tone, loud, start)
    if (burst !== undefined) playBurst(context, burst, loud, start)
  }
}
