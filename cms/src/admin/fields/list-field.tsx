import { Checkbox, Flex, Textarea } from '@strapi/design-system';
import { agsCategories } from '@scholars/contract/fixed-values';
import { openToValues } from '@scholars/contract/profile-parts';
import { InputRenderer, useField } from '@strapi/strapi/admin';
import { kindNames } from '@scholars/contract/queues/submission-kinds';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { valueId } from '../words';
import { ownName, type FieldProps } from './field-props';
import { Labelled } from './labelled';

const choices: Record<string, readonly string[]> = { agsCategories, openTo: openToValues, queues: kindNames };

/** A list that is stored as JSON, written without: boxes to tick where the values are fixed, else one on each line. */
export function ListField(props: FieldProps) {
  const name = ownName(props);
  const values = choices[name];
  if (values) return <TickedList field={props} values={values} />;
  if (name === 'interests') return <LinesField {...props} />;
  return <InputRenderer {...props} type="json" />;
}

function TickedList({ field: props, values }: { field: FieldProps; values: readonly string[] }) {
  const { formatMessage } = useIntl();
  const field = useField<unknown>(props.name);
  const ticked = listOf(field.value);
  const tick = (value: string, on: boolean) =>
    field.onChange(
      props.name,
      values.filter((each) => (each === value ? on : ticked.includes(each))),
    );
  return (
    <Labelled field={props} error={field.error}>
      <Flex gap={6} wrap="wrap" role="group" aria-label={props.label}>
        {values.map((value) => (
          <Checkbox
            key={value}
            checked={ticked.includes(value)}
            disabled={props.disabled}
            onCheckedChange={(on: boolean | 'indeterminate') => tick(value, on === true)}
          >
            {formatMessage({ id: valueId(value), defaultMessage: value })}
          </Checkbox>
        ))}
      </Flex>
    </Labelled>
  );
}

function LinesField(props: FieldProps) {
  const field = useField<unknown>(props.name);
  // As typed: a line that is being begun is empty still.
  const [typed, setTyped] = useState(() => listOf(field.value).join('\n'));
  // The form has another list than the one that was typed: it was brought together with what somebody else has saved.
  const held = listOf(field.value).join('\n');
  if (linesOf(typed).join('\n') !== linesOf(held).join('\n')) setTyped(held);
  return (
    <Labelled field={props} error={field.error}>
      <Textarea
        value={typed}
        disabled={props.disabled}
        onChange={({ target }: { target: { value: string } }) => {
          setTyped(target.value);
          field.onChange(props.name, linesOf(target.value));
        }}
      />
    </Labelled>
  );
}

function linesOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '');
}

/** The form holds it as a list when it comes, and as a text once Strapi's own field has touched it. */
function listOf(value: unknown): string[] {
  const list: unknown = typeof value === 'string' && value !== '' ? JSON.parse(value) : value;
  return Array.isArray(list) ? list.filter((each) => typeof each === 'string') : [];
}
