/** Draws an SVG picture into a PNG file. */
async function toFile(svg: string, name: string): Promise<File> {
  const picture = new Image()
  picture.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = picture.naturalWidth
  canvas.height = picture.naturalHeight
  canvas.getContext('2d')?.drawImage(picture, 0, 0)
  URL.revokeObjectURL(picture.src)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (blob === null) throw new Error('the picture could not be drawn')
  return new File([blob], name, { type: 'image/png' })
}

/** Hands the picture of a result to the apps of the device, or saves it where none takes pictures. */
export async function sharePicture(svg: string, title: string, name: string): Promise<void> {
  const file = await toFile(svg, name)
  const shared = { files: [file], title }
  // A mouse means a large screen, where a file is more useful than a list of apps.
  if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.(shared) === true) {
    // Whoever closes the list of apps has changed their mind.
    await navigator.share(shared).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
    })
    return
  }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
