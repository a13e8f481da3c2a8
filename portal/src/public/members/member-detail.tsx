import { getMember } from '@scholars/contract/members';
import { redirect } from 'react-router';
import { cms } from '~/api/cms.server';
import { localePath } from '~/i18n/locale-path';
import { useText } from '~/i18n/use-text';
import { factsContext, localeContext } from '~/session/request-context.server';
import { ConnectionButtons } from '~/shared/connections/connection-buttons';
import { readConnectionActs } from '~/shared/connections/read-connection-acts.server';
import { cvWayOf } from '~/shared/member-profile/cv-way.server';
import { MemberProfile } from '~/shared/member-profile/member-profile';
import { OwnerNotes } from '~/shared/member-profile/owner-notes';
import { ownerNotesOf } from '~/shared/member-profile/owner-notes.server';
import type { PageHandle } from '~/shared/page-handle';
import { pageMeta } from '~/shared/page-meta';
import { plainText } from '~/shared/plain-text';
import { personData } from '~/shared/structured-data/person-data';
import type { Route } from './+types/member-detail';

export const handle = {
  ns: ['directory', 'members', 'member-profile'],
  boot: 'interaction',
  kept: 'entries',
} satisfies PageHandle;

export async function loader({ context, params }: Route.LoaderArgs) {
  const member = await cms({ context }).data(getMember, { params: { id: params.slug } });
  const locale = context.get(localeContext);
  // One page has one address, whichever of its names it was asked by.
  if (member.slug !== params.slug) throw redirect(localePath(locale, `/members/${member.slug}`), 301);
  const { session } = context.get(factsContext).jar;
  const acts = await readConnectionActs(context, [member], `/members/${member.slug}`);
  const act = acts?.[member.id];
  return {
    member,
    cvWay: cvWayOf(member, session, locale),
    isForEverybody: !session,
    ...(act && { act }),
    ...(session?.user.memberId === member.id && { own: ownerNotesOf(member, locale) }),
  };
}

export const meta: Route.MetaFunction = (args) => {
  const { member, isForEverybody } = args.loaderData ?? {};
  return pageMeta({
    ...args,
    title: member?.name,
    description: [
      member?.headline,
      member &&
        [member.currentTitle, member.organization?.name ?? member.currentInstitution].filter(Boolean).join(' · '),
      member && plainText(member.biography),
      member?.name,
    ],
    share: member && `member-${member.slug}`,
    languages: member?.locales,
    // What machines read says what strangers are told.
    structuredData: (site) => (member && isForEverybody ? personData(member, site) : undefined),
  });
};

export default function MemberDetail({ loaderData: { member, cvWay, act, own } }: Route.ComponentProps) {
  const t = useText('members');
  return (
    <MemberProfile
      member={member}
      breadcrumb={[{ label: t('list.title'), to: '/members' }, { label: member.name }]}
      cvWay={cvWay}
    >
      {act && <ConnectionButtons act={act} />}
      {own && <OwnerNotes notes={own} />}
    </MemberProfile>
  );
}
