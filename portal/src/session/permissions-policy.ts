/** What of a device a page may ask for: nothing, but for a camera where codes are read. */
export function permissionsPolicy({ hasCamera }: { hasCamera: boolean }): string {
  const camera = hasCamera ? 'camera=(self)' : 'camera=()';
  return `accelerometer=(), ${camera}, geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()`;
}
