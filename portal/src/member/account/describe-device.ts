// The first that a browser says of itself is the truest: most also claim to be those below it.
const browsers: [name: string, sign: RegExp][] = [
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS)\//],
  ['Safari', /Safari\//],
];
const systems: [name: string, sign: RegExp][] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux|X11/],
];

/** A browser and a system as people know them, e.g. `Firefox · Windows`; '' where nothing is recognised. */
export function describeDevice(userAgent: string): string {
  const find = (known: [string, RegExp][]) => known.find(([, sign]) => sign.test(userAgent))?.[0];
  return [find(browsers), find(systems)].filter(Boolean).join(' ·\u00a0');
}
