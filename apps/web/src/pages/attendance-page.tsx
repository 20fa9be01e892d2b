import { Attendance } from '../features/attendance/attendance.tsx';

export function AttendancePage() {
  return <Attendance />;
}
