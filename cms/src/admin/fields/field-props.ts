import type { ReactNode } from 'react';

/** What Strapi's form gives a field. */
export interface FieldProps {
  name: string;
  type: string;
  label: string;
  hint?: ReactNode;
  labelAction?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  placeholder?: string;
  unique?: boolean;
  mainField?: unknown;
  attribute: { type: string; enum?: readonly string[] };
}

/** Its name without where it stands: fields of components have a path. */
export const ownName = ({ name }: FieldProps) => name.slice(name.lastIndexOf('.') + 1);
