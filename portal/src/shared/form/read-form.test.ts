import { describe, expect, it } from 'vitest';
import { contactForm } from '~/public/contact/contact-form';
import { travelIntakeForm } from '~/public/travel-intake/travel-intake-form';
import { isFromRobot } from './honeypot';
import { readForm } from './read-form';

function posted(entries: Record<string, string | File>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) data.set(name, value);
  return data;
}

describe('reading a posted form', () => {
  it.each([
    ['+974', '55512345', '+974 55512345'],
    ['+44', ' 7700900123 ', '+44 7700900123'],
    ['+1-CA', '5551234', '+1 5551234'],
    ['+974', '', ''],
    ['', '55512345', '+974 55512345'],
  ])('joins dialing code %j and number %j into %j', (phoneNumberCode, phoneNumber, wire) => {
    expect(readForm(travelIntakeForm, posted({ phoneNumberCode, phoneNumber })).input.phoneNumber).toBe(wire);
  });

  it('keeps what was typed as it was typed, the dialing code too', () => {
    const { typed } = readForm(
      travelIntakeForm,
      posted({ fullName: '  Mariam ', phoneNumberCode: '+1', phoneNumber: '5x' }),
    );
    expect(typed).toMatchObject({ fullName: '  Mariam ', phoneNumberCode: '+1', phoneNumber: '5x' });
  });

  it('keeps each part of a date as it was typed, also what is none', () => {
    const { typed } = readForm(
      travelIntakeForm,
      posted({
        'preferredDepartureDate-day': '٣١',
        'preferredDepartureDate-month': 'next',
        preferredReturnDate: '2031-03-10',
      }),
    );
    expect(typed).toMatchObject({
      'preferredDepartureDate-day': '٣١',
      'preferredDepartureDate-month': 'next',
      'preferredDepartureDate-year': '',
    });
    expect(typed).not.toHaveProperty('preferredReturnDate');
  });

  it('counts a line break as one character, as the box on the page does', () => {
    const { input } = readForm(travelIntakeForm, posted({ specialTravelRequirements: 'one\r\ntwo' }));
    expect(input.specialTravelRequirements).toBe('one\ntwo');
  });

  it('takes files as files and keeps none of them as text', () => {
    const passport = new File(['%PDF-1.7'], 'passport.pdf', { type: 'application/pdf' });
    const { input, typed } = readForm(travelIntakeForm, posted({ passportDocument: passport }));
    expect(input.passportDocument).toBeInstanceOf(File);
    expect(typed).not.toHaveProperty('passportDocument');
  });

  it('takes a captcha’s answer along without keeping it as something that was typed', () => {
    const { input, typed } = readForm(contactForm, posted({ subject: 'Hello', recaptcha: 'answer' }));
    expect(input.recaptcha).toBe('answer');
    expect(typed).not.toHaveProperty('recaptcha');
  });

  it('leaves out what is not a field of the form', () => {
    const { input, typed } = readForm(travelIntakeForm, posted({ status: 'approved', reviewer: '1' }));
    expect({ ...input, ...typed }).not.toHaveProperty('status');
    expect({ ...input, ...typed }).not.toHaveProperty('reviewer');
  });

  it('tells a robot by the field that people do not see', () => {
    expect(isFromRobot(posted({ website2: 'https://spam.example' }))).toBe(true);
    expect(isFromRobot(posted({ website2: '' }))).toBe(false);
    expect(isFromRobot(posted({}))).toBe(false);
  });
});
