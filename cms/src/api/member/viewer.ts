import type { SignedIn } from '../../platform/contract/strapi-context.js';
import type { Viewer } from './member-visibility.js';

/** What one member is to another. To somebody who is blocked a member shows what they show to strangers. */
type Relation = 'connected' | 'blocked' | 'none';

/** What the owner of a profile is to somebody who asks for it; the subject of connections knows. */
export type FindRelation = (userId: number, memberId: string) => Promise<Relation>;

/**
 * As whom somebody sees a member's profile.
 *
 * @param ownerId the account of the profile's owner; nothing of one whom staff have listed without
 */
export async function viewerOf(
  signedIn: SignedIn | null,
  { memberId, ownerId }: { memberId: string; ownerId: number | undefined },
  findRelation: FindRelation,
): Promise<Viewer> {
  if (!signedIn) return 'stranger';
  if (signedIn.userId === ownerId) return 'self';
  // Nobody is connected with a member who has no account.
  const relation = ownerId === undefined ? 'none' : await findRelation(signedIn.userId, memberId);
  if (relation === 'blocked') return 'stranger';
  if (relation === 'connected') return 'connection';
  return signedIn.role;
}
