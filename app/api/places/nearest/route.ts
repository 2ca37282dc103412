import { route } from '@/lib/platform/http/route';
import { positionSchema } from '@/lib/platform/places/schema';
import { nearestPlaces } from '@/lib/platform/places/service';
import { parse } from '@/lib/platform/validation/fields';

export const GET = route(async (request) => {
  const { searchParams } = new URL(request.url);
  const { accuracy, ...position } = parse(positionSchema, Object.fromEntries(searchParams));
  // Positions are personal data.
  const headers = { 'Cache-Control': 'private, no-store' };
  return Response.json({ places: await nearestPlaces(position, accuracy) }, { headers });
});
