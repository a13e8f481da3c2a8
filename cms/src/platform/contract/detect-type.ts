import { fileTypeFromBuffer } from 'file-type';

/** The MIME type that a file's content shows, whatever it is named; '' when it shows none. */
export async function detectType(content: Buffer): Promise<string> {
  try {
    return (await fileTypeFromBuffer(content))?.mime ?? '';
  } catch {
    return ''; // cut short within its own header
  }
}
