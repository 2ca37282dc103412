/** Settings that are part of prerendered pages; a change of one needs a new build. */
const BAKED_IN = /^(APP_URL|SITE_|COMPANY_|CONTENT_PROTECTION|GEOCODER_URL|OPENAI_BASE_URL)/;

/** Where a package holds the application, as deep as builds lie in the project: its links lead out. */
export const PACKAGED_BUILD = '.next/build';

/** Where a package lists the settings of its pages. */
export const PACKAGED_SETTINGS = `${PACKAGED_BUILD}/baked-in.json`;

/** The baked-in settings of this process. */
export function bakedIn(): Record<string, string> {
  const settings = Object.entries(process.env)
    .flatMap(([name, value]) => (BAKED_IN.test(name) && value ? [[name, value] as const] : []))
    .sort();
  // The privacy notice says whether there is a key, and not which one.
  if (process.env.OPENAI_API_KEY) settings.push(['OPENAI_API_KEY', 'set']);
  return Object.fromEntries(settings);
}
