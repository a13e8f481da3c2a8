import { answerInTime, pageOf } from './answers';
import { findCopy } from './copies';
import { copyAddressOf, localeOf } from './page-addresses';
import { withBanner } from './shown-page';

/** The page from the network; its copy, if there is one, where that fails, keeps one waiting or is not well. */
export async function answerKept(
  url: URL,
  network: Promise<Response>,
  missingPage: (url: URL) => Promise<Response>,
): Promise<Response> {
  const path = copyAddressOf(url)?.path;
  const answer = await answerInTime(network);
  if (answer && answer.status < 500) return answer;
  const copy = path === undefined ? undefined : await findCopy(path);
  if (copy) return pageOf(withBanner(copy.html, copy.at, localeOf(url), answer ? 'unavailable' : 'banner'));
  return answer ?? network.catch(() => missingPage(url));
}
