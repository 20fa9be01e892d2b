import type { GameTexts } from '../../messages/translate.ts';

const ko = {
  mines: '도깨비',
  minesValue: '{count}마리',
  fewer: '도깨비 줄이기',
  more: '도깨비 늘리기',
  start: '등불 켜기 시작',
  take: '받기',
  again: '다시 하기',
  opening: '등불을 거는 중',
  wait: '{seconds}초 뒤에 다시 할 수 있습니다',
  idle: '도깨비 수를 고르고 시작하세요',
  pickOne: '등불을 하나 켜 보세요',
  next: '다음 등불',
  now: '지금 받으면',
  woken: '도깨비가 깨어났습니다',
  taken: '{multiplier}배, {total}원을 받았습니다',
  top: '끝까지 켰습니다. {multiplier}배, {total}원을 받았습니다',
  expired: '하루가 지나 {multiplier}배로 마쳤습니다',
  refunded: '하루가 지나 판돈을 돌려드렸습니다',
  resumed: '하던 판을 그대로 이어서 합니다',
  board: '등불 스물다섯 개',
  cellDark: '{row}행 {column}열, 꺼진 등불',
  cellLit: '{row}행 {column}열, 켜진 등불',
  cellMine: '{row}행 {column}열, 도깨비',
  ladder: '배수표',
  howTo:
    '등불 스물다섯 개 가운데 고른 수만큼 도깨비가 숨어 있습니다. 등불을 하나씩 켜고, 켤 때마다 배수가 오릅니다. 언제든 받고 멈출 수 있고, 도깨비를 깨우면 판돈을 잃습니다.',
  sealed:
    '도깨비의 자리는 첫 등불을 켜기 전에 서버 시드와 내 시드와 판 번호로 정해지고, 그 뒤로 바뀌지 않습니다. 켜지 않은 자리는 판이 끝나기 전에 화면으로 보내지 않습니다.',
  cap: '배수가 {cap}배를 넘는 자리는 열지 않습니다. 그 앞의 마지막 등불을 켜면 그 배수로 판이 끝납니다. 정해진 배수를 줄여서 드리는 일은 없습니다.',
  interrupted:
    '연결이 끊기면 같은 판이 그대로 남습니다. 마지막으로 켠 뒤 24시간이 지나면 그때까지의 배수로 마치고, 하나도 켜지 않았으면 판돈을 돌려드립니다.',
  cycle:
    '다음 판은 앞 판을 시작한 지 {seconds}초 뒤부터 시작할 수 있습니다. 판돈은 {min}원부터 {max}원까지입니다.',
  paysHelp: '도깨비 수와 켠 등불 수에 따른 배수입니다. 판돈 {stake}원 기준의 금액은 배수를 곱한 값입니다.',
  picks: '켠 등불',
  multiplier: '배수',
  chance: '확률',
  return: '환수율',
  howReturn:
    '켠 등불 k개가 모두 안전할 확률은 C(25−m, k) ÷ C(25, k)이고, 배수는 그 역수의 {percent}%를 백분의 일 자리에서 버린 값입니다. 버리기 전에는 언제 멈추어도 정확히 {percent}%이며, 버린 뒤에는 멈추는 방법에 따라 {least}%에서 {greatest}%입니다.',
  topReturn: '가장 높은 배수는 도깨비 {mines}마리에서 {multiplier}배이며, 평균 {every}판에 한 번 나옵니다.',
} as const;

/** What this game says. */
export const texts: GameTexts<keyof typeof ko> = {
  ko,
  en: {
    mines: 'Dokkaebi',
    minesValue: '{count}',
    fewer: 'Fewer dokkaebi',
    more: 'More dokkaebi',
    start: 'Start lighting',
    take: 'Take',
    again: 'Play again',
    opening: 'Hanging the lanterns',
    wait: 'You can play again in {seconds} s',
    idle: 'Choose how many dokkaebi hide, then start',
    pickOne: 'Light a lantern',
    next: 'Next lantern',
    now: 'Take now',
    woken: 'A dokkaebi woke up',
    taken: 'You took ×{multiplier}: {total} won',
    top: 'Lit to the end. You took ×{multiplier}: {total} won',
    expired: 'A day has passed: the round ended at ×{multiplier}',
    refunded: 'A day has passed: your stake was returned',
    resumed: 'Your round goes on exactly as you left it',
    board: 'Twenty-five lanterns',
    cellDark: 'Row {row}, column {column}, dark lantern',
    cellLit: 'Row {row}, column {column}, lit lantern',
    cellMine: 'Row {row}, column {column}, dokkaebi',
    ladder: 'Multipliers',
    howTo:
      'As many dokkaebi as you choose hide among twenty-five lanterns. Light them one by one; every lit lantern raises the multiplier. Stop and take whenever you like; waking a dokkaebi loses the stake.',
    sealed:
      'Where the dokkaebi hide is fixed by the server seed, your seed and the round number before the first lantern is lit, and never changes. Places that you have not lit are not sent to this page before the round is over.',
    cap: 'Lanterns whose multiplier would be above ×{cap} are not opened: the last one below ends the round at its multiplier. No multiplier is ever cut.',
    interrupted:
      'If the connection breaks, the same round waits for you. 24 hours after the last lantern it ends at the multiplier reached; if none was lit, the stake is returned.',
    cycle: 'A new round can begin {seconds} s after the last one began. Stakes are {min} to {max} won.',
    paysHelp:
      'Multipliers by the number of dokkaebi and of lit lanterns. At a stake of {stake} won a win is the stake times the multiplier.',
    picks: 'Lit',
    multiplier: 'Multiplier',
    chance: 'Chance',
    return: 'Return',
    howReturn:
      'k lit lanterns are all safe with chance C(25−m, k) ÷ C(25, k); the multiplier is {percent} % of its inverse, rounded down to hundredths. Before rounding every way to stop returns exactly {percent} %; after it, {least} % to {greatest} %, depending on where you stop.',
    topReturn:
      'The highest multiplier is ×{multiplier} with {mines} dokkaebi; it comes once in {every} rounds on average.',
  },
  vi: {
    mines: 'Yêu tinh',
    minesValue: '{count}',
    fewer: 'Bớt yêu tinh',
    more: 'Thêm yêu tinh',
    start: 'Bắt đầu thắp đèn',
    take: 'Nhận',
    again: 'Chơi lại',
    opening: 'Đang treo đèn',
    wait: 'Có thể chơi lại sau {seconds} giây',
    idle: 'Chọn số yêu tinh rồi bắt đầu',
    pickOne: 'Hãy thắp một chiếc đèn',
    next: 'Đèn tiếp theo',
    now: 'Nhận bây giờ',
    woken: 'Yêu tinh đã thức giấc',
    taken: 'Bạn đã nhận ×{multiplier}: {total} won',
    top: 'Đã thắp đến cùng. Bạn nhận ×{multiplier}: {total} won',
    expired: 'Đã qua một ngày: ván kết thúc ở ×{multiplier}',
    refunded: 'Đã qua một ngày: tiền cược được hoàn lại',
    resumed: 'Ván của bạn tiếp tục đúng như lúc bạn rời đi',
    board: 'Hai mươi lăm chiếc đèn',
    cellDark: 'Hàng {row}, cột {column}, đèn tắt',
    cellLit: 'Hàng {row}, cột {column}, đèn sáng',
    cellMine: 'Hàng {row}, cột {column}, yêu tinh',
    ladder: 'Bảng hệ số',
    howTo:
      'Số yêu tinh bạn chọn ẩn trong hai mươi lăm chiếc đèn. Thắp từng chiếc; mỗi đèn sáng làm hệ số tăng. Bạn có thể dừng và nhận bất cứ lúc nào; đánh thức yêu tinh thì mất tiền cược.',
    sealed:
      'Vị trí yêu tinh được quyết định bởi hạt giống máy chủ, hạt giống của bạn và số ván trước khi thắp đèn đầu tiên, và không bao giờ thay đổi. Những ô chưa thắp không được gửi đến trang này trước khi ván kết thúc.',
    cap: 'Không mở những đèn có hệ số trên ×{cap}: chiếc cuối cùng bên dưới kết thúc ván với hệ số của nó. Hệ số không bao giờ bị cắt bớt.',
    interrupted:
      'Nếu mất kết nối, chính ván đó vẫn chờ bạn. 24 giờ sau chiếc đèn cuối, ván kết thúc ở hệ số đã đạt; nếu chưa thắp đèn nào, tiền cược được hoàn lại.',
    cycle:
      'Ván mới có thể bắt đầu {seconds} giây sau khi ván trước bắt đầu. Mức cược từ {min} đến {max} won.',
    paysHelp:
      'Hệ số theo số yêu tinh và số đèn đã thắp. Với mức cược {stake} won, tiền thắng là mức cược nhân hệ số.',
    picks: 'Đã thắp',
    multiplier: 'Hệ số',
    chance: 'Xác suất',
    return: 'Tỷ lệ hoàn trả',
    howReturn:
      'k đèn đã thắp đều an toàn với xác suất C(25−m, k) ÷ C(25, k); hệ số là {percent}% của nghịch đảo, làm tròn xuống phần trăm. Trước khi làm tròn, mọi cách dừng đều hoàn trả đúng {percent}%; sau đó từ {least}% đến {greatest}% tùy chỗ dừng.',
    topReturn: 'Hệ số cao nhất là ×{multiplier} với {mines} yêu tinh; trung bình {every} ván có một lần.',
  },
};
