const written = /^([\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
/** Somebody on the machine itself, e.g. a health check or a proxy beside the portal. */
const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether a request is meant for this site: by its configured name, or from the machine itself. Nothing here is made
 * from the header; who asks by another name has been led astray.
 */
export function createHostCheck(publicUrl: string): (host: string | undefined) => boolean {
  const { host: ours, hostname } = new URL(publicUrl);
  return (host) => {
    if (host === ours) return true;
    const name = written.exec(host ?? '')?.[1]?.toLowerCase();
    return name !== undefined && (name === hostname || loopback.has(name));
  };
}
