import { route } from '@/lib/platform/http/route';
import { placeQuerySchema } from '@/lib/platform/places/schema';
import { searchPlaces } from '@/lib/platform/places/service';
import { parse } from '@/lib/platform/validation/fields';

export const GET = route(async (request) => {
  const { searchParams } = new URL(request.url);
  const { query } = parse(placeQuerySchema, Object.fromEntries(searchParams));
  const headers = { 'Cache-Control': 'public, max-age=86400' };
  return Response.json({ places: searchPlaces(query) }, { headers });
});
