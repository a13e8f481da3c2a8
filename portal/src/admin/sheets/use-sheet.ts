import { useDataProvider, useOnError, type HttpError } from '@refinedev/core';
import {
  checkSheet,
  importSheet,
  type SheetCheck,
  type SheetImport,
  type SheetTarget,
} from '@scholars/contract/sheet-imports';
import { fillPath } from '@scholars/contract/endpoint';
import { useState } from 'react';
import { useText } from '~/i18n/use-text';

export const sheetsPath = 'sheets';

/** The field that each column is taken for; null for none. */
export type Choice = (string | null)[];

interface Reading {
  file: File;
  check: SheetCheck;
}

/**
 * A table on its way: chosen, read by the server as often as its columns change, brought in. Of two answers that cross
 * the last one asked for counts.
 */
export function useSheet(target: SheetTarget) {
  const t = useText('admin');
  const provider = useDataProvider()();
  const { mutate: noteFailure } = useOnError();
  const [reading, setReading] = useState<Reading>();
  const [underWay, setUnderWay] = useState<symbol>();
  const [failure, setFailure] = useState<string>();

  async function send<Data>(path: string, file: File, fields: Record<string, string>): Promise<Data | undefined> {
    const payload = new FormData();
    for (const [name, value] of Object.entries(fields)) payload.append(name, value);
    payload.append('sheet', file);
    const turn = Symbol(path);
    setUnderWay(turn);
    setFailure(undefined);
    try {
      const url = fillPath(path, { target });
      const answer = await provider.custom?.({ url, method: 'post', payload });
      return answer?.data as Data | undefined; // the contract's, as everywhere here
    } catch (error) {
      noteFailure(error);
      setFailure(sheetProblem(error) ?? t('problem.unexpected'));
      return undefined;
    } finally {
      setUnderWay((last) => (last === turn ? undefined : last));
    }
  }

  async function read(file: File, columns?: Choice): Promise<void> {
    const check = await send<SheetCheck>(checkSheet.path, file, { columns: columns ? JSON.stringify(columns) : '' });
    if (check) setReading({ file, check });
    else if (!columns) setReading(undefined);
  }

  return {
    check: reading?.check,
    isUnderWay: underWay !== undefined,
    failure,
    choose: (file: File) => void read(file),
    choices: reading?.check.columns.map(({ field }) => field) ?? [],
    chooseColumns: (columns: Choice) => reading && void read(reading.file, columns),
    forget: () => setReading(undefined),
    /** @returns what has begun, unless it was refused */
    bringIn: async (isPublished: boolean): Promise<SheetImport | undefined> => {
      if (!reading) return undefined;
      const columns = JSON.stringify(reading.check.columns.map(({ field }) => field));
      return send<SheetImport>(importSheet.path, reading.file, { columns, publish: isPublished ? 'yes' : 'no' });
    },
  };
}

/** What the server says of the file or its columns, or of the whole call. */
function sheetProblem(error: unknown): string | undefined {
  const { errors, message } = error as Partial<HttpError>; // a call fails with nothing else (data/call-failure.ts)
  const [first] = Object.values(errors ?? {}).flat();
  return typeof first === 'string' ? first : message;
}
