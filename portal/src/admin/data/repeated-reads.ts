/** Whether a read that failed is tried again: once, and only where no answer or a server's fault may pass. */
export function isRepeated(failures: number, error: unknown): boolean {
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 0;
  return failures < 1 && (status === 0 || status >= 500);
}
