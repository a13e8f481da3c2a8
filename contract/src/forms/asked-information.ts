import * as z from 'zod/mini';
import type { AskedKind } from '../asked-kinds.js';
import { foundingFellowsProfile } from './founding-fellows-profile.js';
import { joinUsRequest } from './site.js';
import { travelDateChecks, travelIntake, travelRequest } from './travel-intake.js';

const shapes: Record<AskedKind, Readonly<Record<string, z.ZodMiniType>>> = {
  'founding-fellows-profiles': foundingFellowsProfile.shape,
  'travel-intakes': travelIntake.shape,
  'travel-requests': travelRequest.shape,
  'organization-requests': joinUsRequest.shape,
};

/**
 * The fields of a form that its sender is asked for once more, judged as the form judges them.
 *
 * @param today the first date that may still be travelled on, as `travelIntakeFor` takes it
 */
export function askedForm(kind: AskedKind, fields: readonly string[], today?: string) {
  const shape = shapes[kind];
  const asked = z.object(
    Object.fromEntries(fields.flatMap((name) => (shape[name] ? [[name, shape[name]] as const] : []))),
  );
  const hasDates = fields.includes('preferredDepartureDate');
  return hasDates ? asked.check(...travelDateChecks(today === undefined ? undefined : () => today)) : asked;
}
