import { describe, expect, it } from 'vitest';
import { eventBadges, type EventBadges } from '@scholars/contract/event-badges';
import type { EventAnswers } from '@scholars/contract/event-guests';
import type { Cms } from '../support/cms.js';
import { shapeProblems } from './reads.js';

/** What is printed on the badges of an event's guests. */
export function eventBadgeFacts(cms: Cms): void {
  const slug = 'annual-gathering-24';
  const asCoordinator = async () => ({ token: await cms.tokenOf('coordinator') });
  const badges = async () => cms.data<EventBadges>(`/api/events/${slug}/badges`, await asCoordinator());
  const invite = async (fullName: string, emailAddress: string) => {
    const data = { fullName, emailAddress, language: 'en', eventSlug: slug, maxGuests: 0 } as never;
    return (await cms.strapi.documents('api::event-invitation.event-invitation').create({ data })).documentId;
  };
  const badgeOf = async (id: string) => (await badges()).badges.find((badge) => badge.id === id);

  describe('The badges of an event', () => {
    it('have the name in both scripts and the institution of who has a profile, by their confirmed address', async () => {
      const member: {
        email: string;
        first_name: string;
        last_name: string;
        first_name_ar: string;
        last_name_ar: string;
      } = await cms
        .db({ m: 'members' })
        .join('members_user_lnk as l', 'l.member_id', 'm.id')
        .join('up_users as u', 'u.id', 'l.user_id')
        .where({ 'u.confirmed': true, 'm.locale': 'en' })
        .whereNotNull('m.first_name_ar')
        .whereNotNull('m.current_institution')
        .first('u.email', 'm.first_name', 'm.last_name', 'm.first_name_ar', 'm.last_name_ar');
      const latin = `${member.first_name} ${member.last_name}`;
      const arabic = `${member.first_name_ar} ${member.last_name_ar}`;
      const own = await invite(`Dr ${latin}`, member.email.toUpperCase());
      const badge = await badgeOf(own);
      expect(badge?.names).toEqual([`Dr ${latin}`, arabic]);
      expect(badge?.organizations.length).toBeGreaterThan(0);
      const other = await invite(arabic, member.email);
      expect((await badgeOf(other))?.names).toEqual([arabic, latin]);
    });

    it('have the one name that is known of everybody else, and no organization that nobody knows', async () => {
      const id = await invite('سلوى المرزوقي', 'nobody-with-a-profile@lakeside.example');
      expect(await badgeOf(id)).toMatchObject({ names: ['سلوى المرزوقي'], organizations: [] });
      expect((await badges()).titles).toEqual(['The Annual Gathering', 'اللقاء السنوي']);
    });

    it('have a code that says nothing, opens no invitation and answers none', async () => {
      const id = await invite('Amina Otieno', 'amina-of-the-badges@lakeside.example');
      const code = (await badgeOf(id))?.code ?? '';
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
      expect((await badgeOf(id))?.code).toBe(code);
      const codes = (await badges()).badges.map((badge) => badge.code);
      expect(new Set(codes).size).toBe(codes.length);
      const { invitations } = await cms.data<EventAnswers>(`/api/events/${slug}/answers`, await asCoordinator());
      expect(invitations.find((guest) => guest.id === id)?.link).not.toContain(code);
      const opened = await cms.data<{ invitation: unknown }>(`/api/events/${slug}?invitation=${code}`);
      expect(opened.invitation).toBeNull();
      const { status } = await cms.post(`/api/events/${slug}/rsvp`, { invitation: code, attending: 'yes' });
      expect(status).toBe(404);
    });

    it('are for coordinators alone, without those whose invitation was withdrawn', async () => {
      const id = await invite('Gone Guest', 'gone-of-the-badges@lakeside.example');
      await cms.db('event_invitations').where({ document_id: id }).update({ withdrawn: true });
      expect(await badgeOf(id)).toBeUndefined();
      expect(shapeProblems(eventBadges, await badges())).toEqual({});
      const token = await cms.tokenOf('member');
      expect((await cms.get(`/api/events/${slug}/badges`, { token })).status).toBe(403);
      expect((await cms.get('/api/events/no-such-event/badges', await asCoordinator())).status).toBe(404);
    });
  });
}
