import { findGroup } from '../layouts';
import { hintId, uidOfName } from '../words';
import { Hint } from './hint';

/** What of a form's layout is used here. */
interface Field {
  name: string;
  type: string;
  hint?: unknown;
  attribute: { type?: string; component?: string };
  size?: number;
  autocomplete?: { type: 'none' };
}
type Row = Field[];
type Components = Record<string, { layout: Row[] }>;
interface FormLayout {
  layout: Row[][];
  components: Components;
  settings: { displayName?: string };
}

/** How Strapi's form is told of a heading: a field of a type of ours. */
export const headingType = 'desk-heading';

/**
 * Says below each field what it is for, and sets the groups of a kind apart. A row belongs to the group of its first
 * field, so that what staff have moved keeps its heading.
 */
export function arrangeForm<Given extends { layout: FormLayout }>(given: Given): Given {
  const { layout } = given;
  const uid = uidOfName(layout.settings.displayName);
  const components = Object.fromEntries(
    Object.entries(layout.components).map(([name, component]) => [
      name,
      { ...component, layout: withHints(name, component.layout) },
    ]),
  );
  if (uid === undefined) return { ...given, layout: { ...layout, components } };
  const rows = withHints(uid, layout.layout.flat());
  return { ...given, layout: { ...layout, components, layout: inGroups(uid, rows, components) } };
}

/**
 * Entries to relate to are found in either language (`platform/strapi/related-names.ts`); Strapi's list would hide those
 * whose name in the language of the form does not hold what was typed.
 */
const foundByTheCms = { autocomplete: { type: 'none' } } as const;

function withHints(uid: string, rows: Row[]): Row[] {
  return rows.map((row) =>
    row.map((field) => ({
      ...field,
      hint: field.hint || <Hint id={hintId(uid, field.name)} />,
      // Of a country, which is chosen, nobody counts the letters.
      attribute: field.name === 'country' ? { type: 'string' } : field.attribute,
      ...(field.type === 'relation' && foundByTheCms),
    })),
  );
}

function inGroups(uid: string, rows: Row[], components: Components): Row[][] {
  const panels: Row[][] = [];
  let last: string | undefined;
  for (const row of rows) {
    const first = row[0];
    if (!first) continue;
    const group = findGroup(uid, first.name) ?? last;
    // A zone of blocks is drawn as a panel of its own.
    if (first.type === 'dynamiczone') panels.push([row]);
    else if (group === last && panels.length > 0) panels.at(-1)?.push(row);
    else panels.push(group === undefined ? [row] : [[heading(first, group, components)], row]);
    last = first.type === 'dynamiczone' ? undefined : group;
  }
  return panels;
}

/** It carries the name of a field that the reader may see, as Strapi hides what nobody was allowed to. */
function heading(field: Field, group: string, components: Components): Field {
  const attribute = { type: 'string', group };
  return { ...field, name: allowedName(field, components), type: headingType, attribute, size: 12, hint: undefined };
}

/** Of a component its fields are allowed, not the whole. */
function allowedName({ name, attribute }: Field, components: Components): string {
  const parts = components[attribute.component ?? '']?.layout.flat() ?? [];
  const part = parts.find((each) => each.attribute.component === undefined);
  return part ? `${name}.${part.name}` : name;
}
