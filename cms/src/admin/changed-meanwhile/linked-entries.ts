import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { findLayout } from '../layouts';
import type { Values } from './merge-fields';
import type { OpenedVersion } from './opened-editions';
import type { Attribute, Attributes } from './value-in-words';

/** An entry that is linked, as Strapi's form names it. */
interface Linked {
  id: number;
  label: string;
  apiData: { id: number; documentId: string; locale?: string | null };
}

/** Links of a field, as Strapi's form holds them: what was changed since they were read. */
interface Links {
  connect: Linked[];
  disconnect: Linked[];
}

export interface ChangedLink {
  name: string;
  attribute: Attribute;
  /** What the form holds where the other's link stays, and where one's own takes its place. */
  theirs: Links;
  mine: Links;
  /** What the other linked. */
  shown: Links;
}

const isToOne = ({ type, relation = '' }: Attribute) =>
  type === 'relation' && ['oneWay', 'oneToOne', 'manyToOne'].includes(relation);

/**
 * Fields that hold one link, to which both have given another one; nothing while that is being asked. Of lists of links
 * both changes are made.
 */
export function useChangedLinks(
  version: OpenedVersion,
  attributes: Attributes,
  mine: Values,
): ChangedLink[] | undefined {
  const { get } = useFetchClient();
  const [rows, setRows] = useState<Readonly<Record<string, Row | 'unread' | undefined>>>();
  const asked = Object.keys(attributes).filter((name) => isToOne(attributes[name]!) && isChanged(mine[name]));
  const names = asked.join(' ');
  const { uid, documentId, locale } = version;
  // Strapi reads links apart from the entry.
  useEffect(() => {
    const asking = new AbortController();
    const read = async (name: string) => {
      const path = `/content-manager/relations/${uid}/${documentId}/${name}`;
      const { data } = await get<{ results?: Row[] }>(path, { params: { locale }, signal: asking.signal });
      return [name, data.results?.[0]] as const;
    };
    Promise.all(names === '' ? [] : names.split(' ').map(read)).then(
      (found) => setRows(Object.fromEntries(found)),
      // What cannot be read is not asked about.
      () =>
        asking.signal.aborted || setRows(Object.fromEntries(names.split(' ').map((name) => [name, 'unread' as const]))),
    );
    return () => asking.abort();
  }, [get, uid, documentId, locale, names]);
  if (!rows || asked.some((name) => !(name in rows))) return undefined;
  const links = asked.map((name) => changedLink(name, attributes[name]!, mine[name] as Links, rows[name])); // they hold links
  return links.filter((link) => link !== undefined);
}

type Row = Record<string, unknown> & { id: number; documentId: string; locale?: string | null };

function changedLink(
  name: string,
  attribute: Attribute,
  mine: Links,
  row: Row | 'unread' | undefined,
): ChangedLink | undefined {
  if (row === 'unread') return undefined;
  const [own] = mine.connect;
  const [before] = mine.disconnect;
  const isTheirs = row?.documentId !== before?.apiData.documentId;
  if (!isTheirs || row?.documentId === own?.apiData.documentId) return undefined;
  const linked = row ? [linkedOf(row, attribute)] : [];
  return {
    name,
    attribute,
    theirs: { connect: [], disconnect: [] },
    mine: { connect: mine.connect, disconnect: linked },
    shown: { connect: linked, disconnect: [] },
  };
}

function linkedOf(row: Row, { targetModel = '' }: Attribute): Linked {
  const { id, documentId, locale } = row;
  const mainField = findLayout(targetModel)?.mainField ?? 'name';
  return { id, label: String(row[mainField] ?? documentId), apiData: { id, documentId, locale: locale ?? null } };
}

const isChanged = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  [(value as Links).connect, (value as Links).disconnect].some((links) => Array.isArray(links) && links.length > 0);
