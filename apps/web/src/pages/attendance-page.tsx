import { Attendance } from '../features/attendance/attendance.tsx';
import { MypagePage } from './mypage-page.tsx';

export function AttendancePage() {
  return (
    <MypagePage tab="attendance">
      <Attendance />
    </MypagePage>
  );
}
