import type { ResultCode } from '@hanpan/contract';
import type { Text } from '../text.ts';

/** What whoever manages operators meets. */
export const staffResults = {
  O001: {
    ko: '이미 쓰고 있는 운영자 아이디입니다.',
    en: 'This operator ID is taken.',
    vi: 'ID điều hành này đã được dùng.',
  },
  O002: {
    ko: '운영자 아이디는 영문, 숫자, 점, 밑줄, 줄표로 3~30자여야 합니다.',
    en: 'An operator ID has 3–30 letters, digits, dots, underscores or dashes.',
    vi: 'ID điều hành gồm 3–30 chữ, số, dấu chấm, gạch dưới hoặc gạch ngang.',
  },
  O003: {
    ko: '이름은 괄호와 콜론(:) 없이 1~40자로 입력해 주세요.',
    en: 'Enter a name of 1–40 characters without brackets and colons.',
    vi: 'Nhập tên dài 1–40 ký tự, không có dấu ngoặc và dấu hai chấm.',
  },
  O004: {
    ko: '마지막 소유자입니다. 다른 운영자를 먼저 소유자로 정해 주세요.',
    en: 'This is the last owner. Make somebody else an owner first.',
    vi: 'Đây là chủ sở hữu cuối cùng. Hãy chỉ định chủ sở hữu khác trước.',
  },
  O005: {
    ko: '전체 설치를 맡은 운영자는 소유자나 책임자여야 합니다.',
    en: 'Whoever has the whole installation is an owner or a supervisor.',
    vi: 'Người phụ trách toàn hệ thống phải là chủ sở hữu hoặc giám sát viên.',
  },
  L011: {
    ko: '이 사이트의 운영자와 파트너는 2단계 인증을 켜야 합니다. 먼저 인증 앱을 등록해 주세요.',
    en: 'Operators and partners of this site need a second factor. Set it first.',
    vi: 'Điều hành viên và đối tác của trang này phải bật xác thực hai bước. Hãy bật trước.',
  },
  O009: {
    ko: '전체 설치를 맡은 운영자입니다. 전체 설치를 맡은 운영자만 바꿀 수 있습니다.',
    en: 'This operator has the whole installation. Only somebody who has it too can change that account.',
    vi: 'Đây là người phụ trách toàn hệ thống. Chỉ người cùng phụ trách toàn hệ thống mới thay đổi được.',
  },
  O010: {
    ko: '전체 설치를 맡은 마지막 운영자이므로 막을 수 없습니다.',
    en: 'This is the last operator who has the whole installation, and cannot be blocked.',
    vi: 'Đây là người cuối cùng phụ trách toàn hệ thống nên không thể chặn.',
  },
  O011: {
    ko: '같거나 비슷하게 보이는 이름을 쓰는 운영자가 있습니다. 다른 이름을 입력해 주세요.',
    en: 'Another operator has this name or one that looks like it. Choose another name.',
    vi: 'Đã có điều hành viên dùng tên này hoặc tên trông giống vậy. Hãy nhập tên khác.',
  },
  O012: {
    ko: '여러 사이트가 함께 쓰는 경기입니다. 전체 설치를 맡은 운영자만 멈추거나 다시 열거나 배당을 옮기거나 확인할 일을 처리할 수 있습니다.',
    en: 'Several sites share this event. Only whoever has the whole installation suspends it, reopens it, moves its prices or deals with what is to review.',
    vi: 'Trận này dùng chung cho nhiều trang. Chỉ người phụ trách toàn hệ thống mới được tạm dừng, mở lại, dời giá hoặc xử lý mục cần xem lại.',
  },
  O013: {
    ko: '아직 끝나지 않은 달입니다. 다음 달 1일부터 점검할 수 있습니다.',
    en: 'This month is not over. It can be reviewed from the first of the next one.',
    vi: 'Tháng này chưa kết thúc. Có thể rà soát từ ngày 1 tháng sau.',
  },
  O014: {
    ko: '이미 점검을 남긴 달입니다.',
    en: 'You have reviewed this month already.',
    vi: 'Bạn đã rà soát tháng này rồi.',
  },
  O015: {
    ko: '비밀번호에 사이트 이름이나 내 아이디, 이름을 넣을 수 없습니다.',
    en: 'The password must not contain the name of the site, or your own ID or name.',
    vi: 'Mật khẩu không được chứa tên trang, ID hoặc tên của bạn.',
  },
  O016: {
    ko: '저절로 다시 시도되지 않는 일입니다. 경기 화면에서 결과를 직접 입력해 주세요.',
    en: 'Nothing tries this again by itself. Enter the result on the page of the event.',
    vi: 'Mục này không tự thử lại. Hãy nhập kết quả ở trang của trận.',
  },
  O017: {
    ko: '피드가 배당을 정하는 경기입니다. 선택 하나의 배당만 낮출 수 있습니다.',
    en: 'A feed makes the prices of this event. Only single prices can be shortened.',
    vi: 'Giá của trận này do nguồn cấp đặt. Chỉ có thể hạ tỷ lệ của từng lựa chọn.',
  },
  S001: {
    ko: '범위를 벗어난 값이 있습니다. 표시된 항목을 고쳐 주세요.',
    en: 'A value is out of its bounds. Mend the marked field.',
    vi: 'Có giá trị ngoài phạm vi. Hãy sửa mục được đánh dấu.',
  },
  L008: {
    ko: '본인 확인이 필요합니다. 인증 코드나 비밀번호를 입력한 뒤 다시 해 주세요.',
    en: 'Show that it is you: enter a code or your password, then try again.',
    vi: 'Cần xác nhận danh tính: nhập mã hoặc mật khẩu rồi thử lại.',
  },
  L009: {
    ko: '이 주소에서는 운영 화면에 들어올 수 없습니다. 소유자에게 접속 주소 등록을 요청해 주세요.',
    en: 'The console does not open from this address. Ask an owner to add it.',
    vi: 'Không thể mở trang điều hành từ địa chỉ này. Hãy nhờ chủ sở hữu thêm địa chỉ.',
  },
  S003: {
    ko: '지금 접속한 주소가 목록에 없습니다. 저장하면 본인도 들어올 수 없으니 먼저 넣어 주세요.',
    en: 'Your own address is not in the list, so that you would be locked out. Add it first.',
    vi: 'Địa chỉ bạn đang dùng không có trong danh sách, bạn sẽ bị khóa ngoài. Hãy thêm trước.',
  },
  S004: {
    ko: '베팅이 정산된 뒤에는 시간대를 바꿀 수 없습니다.',
    en: 'The time zone cannot be changed once bets have been settled.',
    vi: 'Không thể đổi múi giờ sau khi đã có cược được thanh toán.',
  },
  S002: {
    ko: '서로 맞지 않는 값이 있습니다. 표시된 항목을 고쳐 주세요.',
    en: 'Two values do not go together. Mend the marked field.',
    vi: 'Có hai giá trị không hợp nhau. Hãy sửa mục được đánh dấu.',
  },
  M004: {
    ko: '받을 회원을 찾을 수 없습니다. 아이디나 레벨을 확인해 주세요.',
    en: 'There is nobody to receive it. Check the IDs or the level.',
    vi: 'Không tìm thấy người nhận. Hãy kiểm tra ID hoặc cấp.',
  },
  M005: {
    ko: '채울 수 없는 자리가 있습니다. 중괄호 안에는 nick과 id만 쓸 수 있습니다.',
    en: 'There is a place that nobody fills. Only nick and id may stand in braces.',
    vi: 'Có chỗ không thể điền. Trong ngoặc nhọn chỉ được dùng nick và id.',
  },
  M006: {
    ko: '한 언어 이상 제목과 내용을 함께 입력해 주세요.',
    en: 'Enter title and text together, in one language at least.',
    vi: 'Nhập cả tiêu đề và nội dung bằng ít nhất một ngôn ngữ.',
  },
  N001: {
    ko: '보여 줄 언어마다 제목을 입력해 주세요.',
    en: 'Enter a title in every language that is shown.',
    vi: 'Nhập tiêu đề cho mọi ngôn ngữ được hiển thị.',
  },
  N002: {
    ko: '끝나는 시각은 시작하는 시각보다 뒤여야 합니다.',
    en: 'It has to end after it begins.',
    vi: 'Giờ kết thúc phải sau giờ bắt đầu.',
  },
  N003: {
    ko: '그림과 연결 주소를 확인해 주세요. 주소는 이 사이트의 화면이어야 합니다.',
    en: 'Check the picture and the target: it is a page of this site.',
    vi: 'Kiểm tra hình và liên kết: phải là một trang của trang này.',
  },
  N004: {
    ko: '이름은 1~60자, 순서는 0~999로 입력해 주세요.',
    en: 'Enter a name of 1–60 characters and a place from 0 to 999.',
    vi: 'Nhập tên dài 1–60 ký tự và thứ tự từ 0 đến 999.',
  },
  N005: {
    ko: '같은 게임이 두 번 들어 있습니다.',
    en: 'One game stands in the list twice.',
    vi: 'Có một trò chơi xuất hiện hai lần.',
  },
  N006: {
    ko: '이 목록에 넣을 수 없는 게임이 있습니다. 꺼진 게임사이거나 다른 종류의 게임입니다.',
    en: 'A game cannot stand in this list: its provider is off, or it is of another type.',
    vi: 'Có trò chơi không thể đưa vào danh sách này: nhà cung cấp đang tắt hoặc khác loại.',
  },
  ID01: {
    ko: '이름과 생년월일의 본인 확인을 먼저 기록해 주세요. 회원 화면에서 기록할 수 있습니다.',
    en: 'Record that the name and birth date were verified first, on the member’s page.',
    vi: 'Trước hết hãy ghi lại việc xác minh tên và ngày sinh, ở trang của thành viên.',
  },
  TA02: {
    ko: '돈이 오갔거나 게임을 한 적이 있는 계정은 바꿀 수 없습니다. 테스트 계정은 새로 만든 계정에만 지정하고, 아직 쓰지 않은 계정에서만 해제할 수 있습니다.',
    en: 'Money of this account has moved, or it has played, so it stays what it is. Mark an account before anything happens on it, and take a mark away only while nothing has.',
    vi: 'Tài khoản này đã có giao dịch tiền hoặc đã chơi nên không thể thay đổi. Chỉ đánh dấu khi tài khoản chưa có hoạt động và chỉ bỏ dấu khi vẫn chưa có.',
  },
  TA03: {
    ko: '이미 넣은 금액보다 작은 한도로 바꿀 수 없습니다.',
    en: 'More than that has been put into the account already.',
    vi: 'Số tiền đã đưa vào tài khoản lớn hơn mức này.',
  },
  VD01: {
    ko: '주소를 확인해 주세요. https로 시작하고 끝에 /가 없어야 하며, 로그인 정보나 물음표 뒤의 값은 쓸 수 없습니다.',
    en: 'Check the address: it begins with https, ends without a slash and carries no login and no query.',
    vi: 'Kiểm tra địa chỉ: bắt đầu bằng https, không có dấu / ở cuối, không kèm đăng nhập hay tham số.',
  },
  VD02: {
    ko: '키가 없어 켤 수 없습니다. 양쪽 키를 먼저 넣어 주세요.',
    en: 'It cannot be switched on without its keys. Set them first.',
    vi: 'Không thể bật khi chưa có khóa. Hãy đặt khóa trước.',
  },
  VD03: {
    ko: '이 게임사가 쓰는 종류의 키가 아닙니다. 앞뒤가 잘리지 않았는지 확인해 주세요.',
    en: 'It is no key of the kind that this provider uses. Check that nothing was cut off.',
    vi: 'Đây không phải loại khóa mà nhà cung cấp này dùng. Hãy kiểm tra xem có bị cắt bớt không.',
  },
  VD04: {
    ko: '코드는 영어 소문자로 시작하는 2~40자(소문자, 숫자, -)여야 하고, KPLAY는 제품 번호(0으로 시작하지 않는 1~9자리 숫자)여야 합니다. 이미 쓰는 코드는 쓸 수 없습니다.',
    en: 'A code has 2–40 lower-case letters, digits and hyphens and begins with a letter; for KPLAY it is the number of the product, 1–9 digits without a leading zero. It is not in use.',
    vi: 'Mã dài 2–40 ký tự (chữ thường, số, -), bắt đầu bằng chữ; với KPLAY, mã là số sản phẩm gồm 1–9 chữ số, không bắt đầu bằng 0. Mã phải chưa được dùng.',
  },
  VD05: {
    ko: '같은 주소와 운영사 ID를 쓰는 다른 게임사가 켜져 있거나, 그곳에 열린 게임이나 게임머니가 남아 있습니다. 두 곳이 같은 지갑을 함께 쓰게 되므로 켤 수 없습니다.',
    en: 'Another provider at the same address under the same operator ID is on, or still has open games or game money. Both would share one purse of each player.',
    vi: 'Một nhà cung cấp khác ở cùng địa chỉ và cùng mã đối tác đang bật, hoặc vẫn còn trò chơi đang mở hay tiền trò chơi. Hai bên sẽ dùng chung một ví của người chơi.',
  },
  VD06: {
    ko: '보낸 금액보다 많이 옮겨졌다고 할 수 없습니다.',
    en: 'More than was sent cannot have moved.',
    vi: 'Số tiền đã chuyển không thể lớn hơn số đã gửi.',
  },
  VD07: {
    ko: '지금 게임사에 묻고 있습니다. 잠시 후 다시 시도해 주세요.',
    en: 'The provider is being asked at this moment. Try again shortly.',
    vi: 'Đang hỏi nhà cung cấp. Hãy thử lại sau giây lát.',
  },
  C506: {
    ko: '읽을 수 있는 줄이 없습니다. 입금자와 금액이 한 줄에 있어야 합니다.',
    en: 'No line could be read. Payer and amount have to stand in one line.',
    vi: 'Không đọc được dòng nào. Người gửi và số tiền phải nằm trên cùng một dòng.',
  },
  O006: {
    ko: '새 비밀번호는 10자 이상이어야 하고 흔한 비밀번호는 쓸 수 없습니다.',
    en: 'A new password has 10 characters or more and is not a common one.',
    vi: 'Mật khẩu mới có ít nhất 10 ký tự và không phải mật khẩu phổ biến.',
  },
  O007: {
    ko: '같은 이름으로 저장한 보기가 있습니다. 다른 이름을 입력해 주세요.',
    en: 'You have a view of this name already. Choose another name.',
    vi: 'Bạn đã có chế độ xem cùng tên. Hãy nhập tên khác.',
  },
  O008: {
    ko: '보기는 목록마다 20개까지 저장할 수 있습니다. 쓰지 않는 보기를 지워 주세요.',
    en: 'A list keeps up to 20 views. Delete one that you do not use.',
    vi: 'Mỗi danh sách lưu tối đa 20 chế độ xem. Hãy xóa chế độ xem không dùng.',
  },
} as const satisfies Partial<Record<ResultCode, Text>>;
