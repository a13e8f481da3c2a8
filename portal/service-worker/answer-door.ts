import { answerInTime, pageOf } from './answers';
import { findDoor } from './copies';
import { doorPolicy } from './page-copy';

/** The door from the network; as it keeps itself where that fails, and where the site is there and not well. */
export async function answerDoor(
  url: URL,
  network: Promise<Response>,
  missingPage: (url: URL) => Promise<Response>,
): Promise<Response> {
  const answer = await answerInTime(network);
  if (answer && answer.status < 500) return answer;
  const door = await findDoor(url.pathname);
  return door ? pageOf(door, doorPolicy(url.origin)) : network.catch(() => missingPage(url));
}
