import { call } from '@/lib/platform/http/client';
import { routes } from '@/lib/routes';

interface Nearby {
  postalCode: string;
  place: string;
}

export type Located = { kind: 'failed'; message: string } | { kind: 'found'; places: Nearby[] };

const MESSAGES = {
  unsupported:
    'Dein Browser kann den Standort hier nicht bestimmen. Bitte gib die Postleitzahl ein.',
  denied: 'Der Standort ist nicht freigegeben. Bitte gib die Postleitzahl ein.',
  unavailable: 'Dein Standort ließ sich nicht bestimmen. Bitte gib die Postleitzahl ein.',
  timeout: 'Die Standortsuche hat zu lange gedauert. Bitte gib die Postleitzahl ein.',
  abroad: 'Zu deinem Standort gibt es keine deutsche Postleitzahl in der Nähe. Bitte gib sie ein.',
  offline: 'Die Postleitzahlen in deiner Nähe ließen sich nicht laden. Bitte gib sie ein.',
} as const;

/** Milliseconds */
const POSITION_TIMEOUT = 10_000;

function position(): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, {
      timeout: POSITION_TIMEOUT,
      maximumAge: 300_000,
    });
  });
}

function messageFor({ code }: GeolocationPositionError): string {
  if (code === 1) return MESSAGES.denied;
  return code === 3 ? MESSAGES.timeout : MESSAGES.unavailable;
}

/** One postcode if it is clear. May ask for permission. */
export async function locate(): Promise<Located> {
  if (!navigator.geolocation) return { kind: 'failed', message: MESSAGES.unsupported };
  let found: GeolocationPosition;
  try {
    found = await position();
  } catch (error) {
    return { kind: 'failed', message: messageFor(error as GeolocationPositionError) };
  }
  try {
    const { latitude, longitude, accuracy } = found.coords;
    const { places } = await call<{ places: Nearby[] }>(
      `${routes.api.nearestPlaces}?lat=${latitude}&lon=${longitude}&accuracy=${Math.round(accuracy)}`,
    );
    return places.length > 0
      ? { kind: 'found', places }
      : { kind: 'failed', message: MESSAGES.abroad };
  } catch {
    return { kind: 'failed', message: MESSAGES.offline };
  }
}
