import { fillPath } from '@scholars/contract/endpoint';
import type { Locale } from '@scholars/contract/locale';
import { openMemberCv, type Member } from '@scholars/contract/members';
import { localePath } from '~/i18n/locale-path';
import { loginPath } from '~/session/next-url';
import type { CvWay } from './member-contact';

/** Members open a CV; visitors sign in first, and come back to its member. */
export function cvWayOf({ id, slug }: Pick<Member, 'id' | 'slug'>, session: object | undefined, locale: Locale): CvWay {
  return session
    ? { isOpen: true, href: fillPath(openMemberCv.path, { id }) }
    : { isOpen: false, href: loginPath(locale, localePath(locale, `/members/${slug}`)) };
}
