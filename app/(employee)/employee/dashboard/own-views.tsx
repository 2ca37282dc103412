import 'server-only';
import { SavedViews } from '@/components/back-office/views/saved-views';
import type { Employee } from '@/lib/auth/employee';
import { listViews } from '@/lib/requests/back-office/views/service';
import { formSending } from './form-sending';

/** The views of whoever looks. @param address of the list that is shown; none of a list as a whole */
export async function OwnViews({ viewer, address }: { viewer: Employee; address?: string }) {
  const views = await listViews(viewer);
  return (
    <SavedViews
      views={views.map((view) => ({
        ...view,
        remove: formSending('ansicht-entfernen', { id: view.id }),
      }))}
      address={address}
      save={formSending('ansicht', address ? { address } : {})}
    />
  );
}
