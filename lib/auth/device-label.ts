/** Browsers by what they say of themselves; each that follows pretends to be one of those after it. */
const BROWSERS: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*Safari\//, 'Safari'],
];

const SYSTEMS: [RegExp, string][] = [
  [/\biPhone\b/, 'auf dem iPhone'],
  [/\biPad\b/, 'auf dem iPad'],
  [/\bAndroid\b/, 'unter Android'],
  [/\bCrOS\b/, 'unter ChromeOS'],
  [/\bWindows\b/, 'unter Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'unter macOS'],
  [/\bLinux\b|\bX11\b/, 'unter Linux'],
];

const found = (list: [RegExp, string][], text: string) =>
  list.find(([pattern]) => pattern.test(text))?.[1];

/** 'Chrome unter Windows': what a browser says of itself, as far as it can be told. */
export function deviceLabel(userAgent: string | null): string {
  const browser = found(BROWSERS, userAgent ?? '');
  const system = found(SYSTEMS, userAgent ?? '');
  if (!browser && !system) return 'Unbekanntes Programm';
  return [browser ?? 'Unbekannter Browser', system].filter(Boolean).join(' ');
}
