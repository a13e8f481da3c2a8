import { describe, expect, it } from 'vitest';
import { unanswered } from '../form-outcome';
import { initialSubmission, submissionReducer, type SubmissionEvent, type SubmissionState } from './submission-state';

const after = (...events: SubmissionEvent[]): SubmissionState => events.reduce(submissionReducer, initialSubmission());
const sent = (reference: string): SubmissionEvent => ({ type: 'answered', outcome: { reference } });
const failed: SubmissionEvent = {
  type: 'answered',
  outcome: { refused: unanswered, submissionId: '1' },
};
const invalid = {
  refused: { ...unanswered, isOurs: false, errors: { emailAddress: 'This address is blocked' } },
  submissionId: '1',
};

describe('a submission', () => {
  it('ends in success with the reference and nothing left to complain about', () => {
    const refused: SubmissionEvent = { type: 'answered', outcome: invalid };
    expect(after(refused, { type: 'sending' }, sent('TI-2026-000007'))).toEqual({
      phase: 'sent',
      refused: undefined,
      reference: 'TI-2026-000007',
      round: 1,
    });
  });

  it('goes back from failure to editing', () => {
    expect(after({ type: 'sending' }, failed).phase).toBe('failed');
    expect(after({ type: 'sending' }, failed, { type: 'failureClosed' }).phase).toBe('editing');
  });

  it('counts each success, so that the fields begin empty', () => {
    expect(after(sent('1')).round).toBe(1);
    expect(after(sent('1'), sent('2')).round).toBe(2);
  });

  it('begins with the server’s messages where the form came back without script', () => {
    expect(initialSubmission(invalid).refused?.errors).toEqual({ emailAddress: 'This address is blocked' });
  });
});
