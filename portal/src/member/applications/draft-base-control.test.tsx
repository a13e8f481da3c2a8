import { readDraftBase } from '@scholars/contract/draft-base';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { claimDraft, DraftBaseControl, noteSaved } from './draft-base-control';

it('says what was seen of a draft where its text came from, whatever else the page learns of it later', async () => {
  const form = document.body.appendChild(document.createElement('form'));
  const root = createRoot(form);
  const draw = (savedAt: string) => act(async () => root.render(<DraftBaseControl savedAt={savedAt} />));
  const base = () => readDraftBase(String(new FormData(form).get('base')));
  await draw('2026-03-01T06:05:00.000Z');
  claimDraft(form);
  const window = base()?.window;
  await draw('2026-03-02T06:05:00.000Z');
  expect(base()).toEqual({ window, savedAt: '2026-03-01T06:05:00.000Z' });
  noteSaved(form, '2026-03-03T06:05:00.000Z');
  await draw('2026-03-01T06:05:00.000Z');
  expect(base()).toEqual({ window, savedAt: '2026-03-03T06:05:00.000Z' });
  await act(async () => root.unmount());
});
