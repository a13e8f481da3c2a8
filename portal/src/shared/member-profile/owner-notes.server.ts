import { locales, type Locale } from '@scholars/contract/locale';
import type { Member } from '@scholars/contract/members';
import { profileViewers } from '@scholars/contract/profile-parts';
import { localePath } from '~/i18n/locale-path';
import { getText } from '~/i18n/texts.server';
import type { OwnerNote } from './owner-notes';

/** For the owner, on the page of their own. */
export function ownerNotesOf(member: Pick<Member, 'locales'>, locale: Locale): OwnerNote[] {
  const t = getText(locale, 'profile-view');
  const views = profileViewers.map((viewer) => ({
    label: t(`seenBy.${viewer}`),
    href: localePath(locale, `/my-profile/view?as=${viewer}`),
  }));
  const edit = { label: t('edit'), href: localePath(locale, '/my-profile') };
  return [{ text: t('own'), ways: [...views, edit] }, ...translationNotesOf(member, locale)];
}

/** Invites the owner of a profile that is written in one language to write it in the other one too. */
export function translationNotesOf({ locales: written }: Pick<Member, 'locales'>, locale: Locale): OwnerNote[] {
  const [only] = written;
  const other = locales.find((one) => one !== only);
  if (written.length !== 1 || !only || !other) return [];
  const t = getText(locale, 'profile-view');
  return [
    {
      text: t(`onlyIn.${only}`),
      ways: [{ label: t(`translateInto.${other}`), href: localePath(other, '/my-profile'), lang: other }],
    },
  ];
}
