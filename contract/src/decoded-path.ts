/** A path as whoever decodes it reads it; one that cannot be decoded, as it is written. */
export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
