/** Tells which field is pointed at or focused. */
export function pointing(root: HTMLElement, point: (field: string | undefined) => void): () => void {
  const onOver = (event: Event): void => {
    const { target } = event
    const near = target instanceof Element ? target.closest('[data-at^="field:"]') : null
    point(near?.getAttribute('data-at')?.slice('field:'.length))
  }
  const onLeave = (): void => point(undefined)
  root.addEventListener('pointerover', onOver)
  root.addEventListener('focusin', onOver)
  root.addEventListener('pointerleave', onLeave)
  return () => {
    root.removeEventListener('pointerover', onOver)
    root.removeEventListener('focusin', onOver)
    root.removeEventListener('pointerleave', onLeave)
  }
}
