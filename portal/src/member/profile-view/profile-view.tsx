import { viewUserProfile } from '@scholars/contract/profile';
import { profileViewers, type ProfileViewer } from '@scholars/contract/profile-parts';
import { cms } from '~/api/cms.server';
import { getText } from '~/i18n/texts.server';
import { useText } from '~/i18n/use-text';
import { requireMember } from '~/session/next-url.server';
import { localeContext } from '~/session/request-context.server';
import { cvWayOf } from '~/shared/member-profile/cv-way.server';
import { MemberProfile } from '~/shared/member-profile/member-profile';
import { OwnerNotes } from '~/shared/member-profile/owner-notes';
import { translationNotesOf } from '~/shared/member-profile/owner-notes.server';
import type { PageHandle } from '~/shared/page-handle';
import { pageMeta } from '~/shared/page-meta';
import type { Route } from './+types/profile-view';
import { ViewerBar } from './viewer-bar';

export const handle = { ns: ['directory', 'members', 'member-profile', 'profile-view'] } satisfies PageHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const session = requireMember({ context });
  const { searchParams } = new URL(request.url);
  const viewer = viewerNamed(searchParams.get('as'));
  const locale = context.get(localeContext);
  const member = await cms({ context }).data(viewUserProfile, { query: { as: viewer } });
  return {
    title: getText(locale, 'profile-view')('title'),
    viewer,
    member,
    cvWay: cvWayOf(member, viewer === 'visitor' ? undefined : session, locale),
    notes: translationNotesOf(member, locale),
    isToPrint: searchParams.has('print'),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta({ ...args, title: loaderData?.title, isPrivate: true });

/** One's own profile through somebody else's eyes: the very page that they are shown (product §4). */
export default function ProfileView({ loaderData }: Route.ComponentProps) {
  const t = useText('profile-view');
  const { title, viewer, member, cvWay, notes, isToPrint } = loaderData;
  return (
    <>
      <ViewerBar viewer={viewer} isToPrint={isToPrint} />
      <MemberProfile
        member={member}
        breadcrumb={[{ label: t('myProfile'), to: '/my-profile' }, { label: title }]}
        cvWay={cvWay}
      >
        <OwnerNotes notes={notes} />
      </MemberProfile>
    </>
  );
}

/** An address that names nobody shows what everybody sees. */
function viewerNamed(asked: string | null): ProfileViewer {
  return profileViewers.find((viewer) => viewer === asked) ?? 'visitor';
}
