import { confirmNewsletter } from '@scholars/contract/newsletter';
import { getText } from '~/i18n/texts.server';
import type { PageHandle } from '~/shared/page-handle';
import { localeContext } from '~/session/request-context.server';
import { usePostedOutcome } from '~/shared/form/use-posted-outcome';
import { pageMeta } from '~/shared/page-meta';
import type { Route } from './+types/confirm';
import { LinkPage } from './link-page';
import { linkHeaders, followLink } from './follow-link.server';

export const handle = { ns: ['newsletter'], boot: 'interaction' } satisfies PageHandle;

export function loader({ context }: Route.LoaderArgs) {
  return { title: getText(context.get(localeContext), 'newsletter')('confirm.title') };
}

export const action = (args: Route.ActionArgs) => followLink(confirmNewsletter, args);
export const headers = () => linkHeaders;
export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta({ ...args, title: loaderData?.title, isPrivate: true });

export default function ConfirmNewsletter({ actionData }: Route.ComponentProps) {
  return <LinkPage purpose="confirm" answer={usePostedOutcome(actionData)} />;
}
