/** Settings in prerendered pages; a change needs a new build. */
const BAKED_IN = /^(APP_URL|SITE_|COMPANY_|CONTENT_PROTECTION|GEOCODER_URL|OPENAI_BASE_URL)/;

/** As deep as builds in the project, because relative links lead out of it. */
export const PACKAGED_BUILD = '.next/build';

export const PACKAGED_SETTINGS = `${PACKAGED_BUILD}/baked-in.json`;

export function bakedIn(): Record<string, string> {
  const settings = Object.entries(process.env)
    .flatMap(([name, value]) => (BAKED_IN.test(name) && value ? [[name, value] as const] : []))
    .sort();
  // The privacy notice depends on whether there is a key.
  if (process.env.OPENAI_API_KEY) settings.push(['OPENAI_API_KEY', 'set']);
  return Object.fromEntries(settings);
}
