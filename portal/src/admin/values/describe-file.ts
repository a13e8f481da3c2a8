import type { Locale } from '@scholars/contract/locale';
import { formatNumber } from '@scholars/contract/format';

const kilobyte = 1024;

/** A file's type and size for people: `PDF · 240 kB`. */
export function describeFile({ type, size }: { type: string; size: number }, locale: Locale): string {
  return `${typeName(type)} · ${formatBytes(size, locale)}`;
}

function typeName(type: string): string {
  const subtype = type.split('/')[1] ?? type;
  return subtype.toUpperCase();
}

export function formatBytes(bytes: number, locale: Locale): string {
  const isLarge = bytes >= kilobyte * kilobyte;
  return formatNumber(isLarge ? bytes / kilobyte ** 2 : Math.max(1, bytes / kilobyte), locale, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    unitDisplay: 'short',
    maximumFractionDigits: isLarge ? 1 : 0,
  });
}
