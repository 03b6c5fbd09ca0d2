/** A file that somebody has chosen, ready for the wire. */
import type { WireUpload } from '../wire.ts'

export function readUpload(file: File): Promise<WireUpload> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => {
      const [, base64 = ''] = String(reader.result).split(',')
      resolve({ name: file.name, contentType: file.type, base64 })
    }
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}
