import { describe, expect, it } from 'vitest';
import type * as RenderCalendar from '../../src/platform/calendar/render-calendar.js';
import type { Cms } from '../support/cms.js';

/** How a calendar is written as a file; no database takes part. */
export function calendarFileFacts(cms: Cms): void {
  describe('A calendar file', () => {
    const render = (event: Partial<RenderCalendar.CalendarEvent> = {}, name = 'A calendar') =>
      cms.module<typeof RenderCalendar>('src/platform/calendar/render-calendar.js').renderCalendar({
        name,
        locale: 'en',
        events: [
          {
            uid: 'one',
            title: 'A day',
            start: new Date('2027-04-06T06:00:00Z'),
            end: new Date('2027-04-06T14:00:00Z'),
            ...event,
          },
        ],
      });

    it.each([0, 1, 2, 3, 4, 5, 6, 7])(
      'folds Arabic and signs beyond the first plane between characters, never within one (offset %i)',
      (offset) => {
        const title = 'x'.repeat(offset) + 'اللقاء السنوي لشبكة العلماء في الدوحة 🌙 وما يتبعه من جلسات'.repeat(5);
        const file = render({ title });
        for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(file.replace(/\r\n /g, '')).toContain(`SUMMARY:${title}\r\n`);
      },
    );

    it('escapes what would otherwise be read as its own lines', () => {
      const evil = 'A, b; c \\ d\r\nEND:VEVENT\nX-EVIL:1\u0000\u0007';
      const file = render({ title: evil, description: evil, location: evil }, evil).replace(/\r\n /g, '');
      const escaped = 'A\\, b\\; c \\\\ d\\nEND:VEVENT\\nX-EVIL:1';
      for (const name of ['SUMMARY', 'DESCRIPTION', 'LOCATION', 'NAME', 'X-WR-CALNAME'])
        expect(file).toContain(`\r\n${name}:${escaped}\r\n`);
      expect(file).not.toMatch(/^X-EVIL/m);
    });

    it('names moments in UTC, says when it was changed, and ends as the standard wants it', () => {
      const file = render({ changedAt: new Date('2026-11-21T10:00:00Z') });
      expect(file).toContain('\r\nDTSTART:20270406T060000Z\r\nDTEND:20270406T140000Z\r\n');
      expect(file).toContain('\r\nDTSTAMP:20261121T100000Z\r\n');
      expect(file).toMatch(
        /^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:-\/\/Scholars Network\/\/Portal\/\/EN\r\n[\s\S]*END:VCALENDAR\r\n$/,
      );
    });
  });
}
