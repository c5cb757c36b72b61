let context: AudioContext | undefined

/** Two soft notes: it is your turn. */
export function chime(): void {
  context ??= new AudioContext()
  const now = context.currentTime
  for (const [i, pitch] of [523.25, 783.99].entries()) {
    const tone = context.createOscillator()
    const level = context.createGain()
    tone.type = 'sine'
    tone.frequency.value = pitch
    level.gain.setValueAtTime(0, now + i * 0.12)
    level.gain.linearRampToValueAtTime(0.05, now + i * 0.12 + 0.02)
    level.gain.exponentialRampToValueAtTime(0.0001, now + i * 0.12 + 0.5)
    tone.connect(level).connect(context.destination)
    tone.start(now + i * 0.12)
    tone.stop(now + i * 0.12 + 0.55)
  }
}
