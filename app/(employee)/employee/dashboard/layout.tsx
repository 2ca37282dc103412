import { AdminBar } from '@/components/admin/frame/admin-bar';
import { LogoutButton } from '@/components/auth/logout-button';
import { TooltipProvider } from '@/components/ui/tooltip';
import { isOpen, mayEnter } from '@/lib/auth/employee';
import { employeeRoutes } from '@/lib/employee-routes';
import { countQuarantined } from '@/lib/submissions/admin/quarantine/service';
import { countOpenReclaims } from '@/lib/submissions/leads/reclaim-service';
import { site } from '@/lib/site';
import { currentEmployee } from '@/app/(employee)/require-employee';

export default async function DashboardLayout({ children }: { children: React.ReactNode }) {
  const employee = await currentEmployee();
  const seesSubmissions =
    employee && isOpen(employee.duty, 'submissions') && mayEnter(employee, 'submissions');
  const [quarantined, reclaims] = seesSubmissions
    ? await Promise.all([countQuarantined(), countOpenReclaims()])
    : [0, 0];
  return (
    <TooltipProvider>
      {employee && (
        <AdminBar
          name={site().name}
          employee={employee}
          waiting={{ [employeeRoutes.quarantine]: quarantined, [employeeRoutes.sales]: reclaims }}
          logout={<LogoutButton />}
        />
      )}
      <main id="inhalt" className="mx-auto max-w-7xl px-4 py-5 sm:px-6 sm:py-6">
        {children}
      </main>
    </TooltipProvider>
  );
}
