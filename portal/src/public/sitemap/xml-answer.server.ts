/** A file of XML, the same for everybody. The portal's page cache keeps it; a crawler asks again after an hour. */
export function xmlAnswer(body: string, type = 'application/xml'): Response {
  return new Response(body, {
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'public, max-age=3600' },
  });
}
