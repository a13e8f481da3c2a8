import { datePartName, dateParts } from '@scholars/contract/field-parts';
import { readTypedDate } from '@scholars/contract/typed-date';
import type { FormDefinition } from './form-definition';
import type { TypedValues } from './read-form';

/**
 * The wire's dates from their three controls each. What is no date is '' there, and has a message that the wire, which
 * knows one text alone, has not.
 */
export function readDates({ fields }: FormDefinition, typed: TypedValues) {
  const values: Record<string, string> = {};
  const problems: Record<string, string> = {};
  for (const name of Object.keys(fields).filter((field) => fields[field] === 'date')) {
    const [day = '', month = '', year = ''] = dateParts.map((part) => typed[datePartName(name, part)]);
    const reading = readTypedDate({ day, month, year });
    values[name] = reading.ok ? reading.date : '';
    if (!reading.ok) problems[name] = reading.problem;
  }
  return { values, problems };
}
