import { copyPolicy } from './page-copy';

/** A connection that gives nothing for so long is as good as none, where there is a copy. */
const patienceMs = 5000;

/** What the network says; nothing where it fails or keeps one waiting. */
export async function answerInTime(network: Promise<Response>): Promise<Response | undefined> {
  return Promise.race([network.catch(() => undefined), patience()]);
}

function patience(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, patienceMs));
}

export function pageOf(html: string, policy = copyPolicy): Response {
  return new Response(html, {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy },
  });
}
