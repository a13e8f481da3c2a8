import { sampleOf } from '@scholars/contract/tests/call-samples';
import { fillPath } from '@scholars/contract/endpoint';
import { endpoints } from '@scholars/contract/endpoints';
import type { Cms } from './cms.js';

/** The address of a right call on the demo's content. */
export async function addressOf(cms: Cms, name: string): Promise<string> {
  const path = endpoints[name]?.path ?? '';
  const { params, query = {} } = sampleOf(name);
  const search = new URLSearchParams(query).toString();
  return fillPath(path, await withSubmission(cms, path, params)) + (search && `?${search}`);
}

/** Submissions get their ids when they are sent. */
async function withSubmission(cms: Cms, path: string, params: Readonly<Record<string, string>> = {}) {
  if (!path.startsWith('/api/backoffice') || !('id' in params)) return params;
  const row: { document_id: string } | undefined = await cms.db('travel_intakes').first('document_id');
  return { ...params, id: row?.document_id ?? '' };
}
