/** Settings that stand in prerendered pages, so that changing one calls for a new build. */
const BAKED_IN = /^(APP_URL|SITE_|COMPANY_|CONTENT_PROTECTION|GEOCODER_URL|OPENAI_BASE_URL)/;

/** Of those, what this process was given. */
export function bakedIn(): Record<string, string> {
  const settings = Object.entries(process.env)
    .flatMap(([name, value]) => (BAKED_IN.test(name) && value ? [[name, value] as const] : []))
    .sort();
  // The privacy notice tells whether there is a key; which one it is stands nowhere.
  if (process.env.OPENAI_API_KEY) settings.push(['OPENAI_API_KEY', 'set']);
  return Object.fromEntries(settings);
}
