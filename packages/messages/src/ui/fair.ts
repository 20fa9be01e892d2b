import type { Texts } from '../text.ts';

/** Draws that anybody can check: what was announced, what was revealed, and whether both agree. */
export const fairTexts = {
  'fair.title': { ko: '추첨 검증', en: 'Check a draw', vi: 'Kiểm chứng rút thăm' },
  'fair.lead': {
    ko: '결과를 정할 값을 먼저 봉인하고, 봉인의 해시를 베팅 전에 공개합니다. 봉인을 연 뒤에는 누구나 값이 바뀌지 않았는지 확인할 수 있습니다.',
    en: 'What decides a result is sealed first, and the hash of the seal is published before any bet. Once it is opened, anybody can check that nothing was changed.',
    vi: 'Giá trị quyết định kết quả được niêm phong trước và mã băm của niêm phong được công bố trước khi nhận cược. Khi mở ra, ai cũng kiểm tra được rằng không có gì bị thay đổi.',
  },
  'fair.find': { ko: '영수증의 해시', en: 'Hash from the receipt', vi: 'Mã băm trên biên nhận' },
  'fair.findHint': {
    ko: '0~9와 a~f로 된 64자입니다.',
    en: '64 characters, 0–9 and a–f.',
    vi: '64 ký tự, gồm 0–9 và a–f.',
  },
  'fair.findGo': { ko: '찾기', en: 'Find', vi: 'Tìm' },
  'fair.findWrong': {
    ko: '64자 해시를 그대로 붙여 넣어 주세요.',
    en: 'Please paste the hash with all its 64 characters.',
    vi: 'Vui lòng dán đủ 64 ký tự của mã băm.',
  },
  'fair.list': { ko: '공개된 봉인', en: 'Published seals', vi: 'Niêm phong đã công bố' },
  'fair.listTotal': { ko: '전체 {count}건', en: '{count} in total', vi: 'Tổng cộng {count}' },
  'fair.emptyTitle': {
    ko: '아직 공개된 봉인이 없습니다',
    en: 'Nothing has been published yet',
    vi: 'Chưa có niêm phong nào được công bố',
  },
  'fair.emptyBody': {
    ko: '추첨이 예정되면 그 해시가 여기에 먼저 올라옵니다.',
    en: 'The hash of every planned draw appears here first.',
    vi: 'Mã băm của mỗi lượt rút sắp tới sẽ hiện ở đây trước.',
  },
  'fair.unknownTitle': {
    ko: '이 해시로 공개된 봉인이 없습니다',
    en: 'Nothing was published under this hash',
    vi: 'Không có niêm phong nào với mã băm này',
  },
  'fair.unknownBody': {
    ko: '영수증의 해시를 다시 확인해 주세요. 다른 사이트의 해시일 수도 있습니다.',
    en: 'Please compare it with your receipt. It may be from another site.',
    vi: 'Vui lòng so lại với biên nhận. Có thể mã này thuộc trang khác.',
  },
  'fair.errorTitle': {
    ko: '검증 자료를 불러오지 못했습니다',
    en: 'The draws could not be loaded',
    vi: 'Không tải được dữ liệu rút thăm',
  },
  'fair.errorBody': {
    ko: '공개된 봉인은 그대로 남아 있습니다.',
    en: 'What was published is still there.',
    vi: 'Những gì đã công bố vẫn còn nguyên.',
  },
  'fair.all': { ko: '공개된 봉인 모두 보기', en: 'See all published seals', vi: 'Xem mọi niêm phong' },
  'fair.match': {
    ko: '이 봉인으로 정해지는 경기',
    en: 'The match it decides',
    vi: 'Trận do niêm phong này quyết định',
  },
  'fair.matchOther': {
    ko: '이 경기는 다른 봉인으로 정해집니다. 영수증의 해시와 비교해 주세요.',
    en: 'This match is decided by another seal. Please compare it with your receipt.',
    vi: 'Trận này do niêm phong khác quyết định. Vui lòng so với biên nhận.',
  },
  'fair.corrected': {
    ko: '운영자가 결과를 정정했습니다. 추첨에서 나온 점수는 {drawnHome}:{drawnAway}, 정정된 점수는 {home}:{away}입니다. 베팅은 정정된 결과로 정산합니다.',
    en: 'An operator has corrected the result. The draws gave {drawnHome}:{drawnAway}; the corrected score is {home}:{away}, and bets are settled by it.',
    vi: 'Điều hành viên đã sửa kết quả. Tỷ số theo các lượt rút là {drawnHome}:{drawnAway}; tỷ số đã sửa là {home}:{away} và cược được thanh toán theo tỷ số này.',
  },
  'fair.correctedPart': {
    ko: '운영자가 이 경기의 결과나 그 일부(전반이나 마켓 하나)를 정정했습니다. 최종 점수는 열린 추첨에서 나온 점수와 같으며, 베팅은 정정된 결과로 정산합니다.',
    en: 'An operator has corrected the result or a part of it, such as a half or one market. The final score is that of the draws that were opened; bets are settled by the correction.',
    vi: 'Điều hành viên đã sửa kết quả hoặc một phần của nó, như một hiệp hoặc một kèo. Tỷ số chung cuộc bằng tỷ số của các lượt rút đã mở; cược được thanh toán theo kết quả đã sửa.',
  },
  'fair.ended.not-played': {
    ko: '운영자가 이 경기를 치러지지 않은 것으로 처리했습니다. 추첨에서 나온 점수는 {drawnHome}:{drawnAway}이지만, 베팅은 적특으로 돌려드립니다.',
    en: 'An operator has declared that this match was not played. The draws gave {drawnHome}:{drawnAway}, but bets on it are void and their stakes are returned.',
    vi: 'Điều hành viên đã tuyên bố trận này không diễn ra. Các lượt rút cho tỷ số {drawnHome}:{drawnAway}, nhưng cược được hoàn và trả lại tiền.',
  },
  'fair.ended.called': {
    ko: '운영자가 이 경기를 중단된 것으로 처리했습니다. 추첨에서 나온 점수는 {drawnHome}:{drawnAway}입니다. 그 전에 끝난 구간의 베팅만 정산하고 나머지는 적특으로 돌려드립니다.',
    en: 'An operator has declared that this match was called off. The draws gave {drawnHome}:{drawnAway}. Bets on what was over before are settled; the others are void.',
    vi: 'Điều hành viên đã tuyên bố trận này bị dừng. Các lượt rút cho tỷ số {drawnHome}:{drawnAway}. Cược vào phần đã kết thúc trước đó được thanh toán, phần còn lại được hoàn.',
  },

  'fair.announced': {
    ko: '베팅 전에 공개한 내용',
    en: 'Published before any bet',
    vi: 'Công bố trước khi nhận cược',
  },
  'fair.hash': { ko: '봉인의 해시', en: 'Hash of the seal', vi: 'Mã băm của niêm phong' },
  'fair.copy': { ko: '해시 복사', en: 'Copy hash', vi: 'Sao chép mã băm' },
  'fair.hashHolds': {
    ko: '이 기기에서 아래 내용으로 해시를 다시 계산했고, 같습니다.',
    en: 'Recomputed on this device from what stands below: the hash matches.',
    vi: 'Thiết bị này đã tính lại từ nội dung bên dưới: kết quả giống nhau.',
  },
  'fair.hashFails': {
    ko: '이 기기에서 다시 계산한 해시가 다릅니다. 고객센터에 알려 주세요.',
    en: 'Recomputed on this device, the hash does not match. Please tell support.',
    vi: 'Thiết bị này tính lại ra mã khác. Vui lòng báo bộ phận hỗ trợ.',
  },
  'fair.number': { ko: '공개 번호', en: 'Number', vi: 'Số công bố' },
  'fair.matchOf': {
    ko: '{game} 경기 {number}번',
    en: '{game} match no. {number}',
    vi: 'Trận {game} số {number}',
  },
  'fair.roundsOf': {
    ko: '{game} {round}회부터 {count}회분',
    en: '{game}, {count} {count|round|rounds} from round {round}',
    vi: '{game}, {count} kỳ từ kỳ {round}',
  },
  'fair.roundOf': { ko: '{game} {round}회', en: '{game}, round {round}', vi: '{game} kỳ {round}' },
  'fair.result': { ko: '추첨 결과', en: 'Drawn', vi: 'Kết quả' },
  'fair.games': { ko: '게임 종류', en: 'Game', vi: 'Trò chơi' },
  'fair.allGames': { ko: '전체', en: 'All', vi: 'Tất cả' },
  'fair.series': { ko: '추첨 묶음', en: 'Series', vi: 'Loạt rút' },
  'fair.announcedAt': { ko: '공개 시각', en: 'Published at', vi: 'Thời gian công bố' },
  'fair.draws': { ko: '추첨 수', en: 'Draws', vi: 'Số lượt rút' },
  'fair.drawsOf': { ko: '{count}회', en: '{count}', vi: '{count}' },
  'fair.kickOff': { ko: '경기 시작', en: 'Kick-off', vi: 'Bắt đầu trận' },
  'fair.first': { ko: '첫 추첨', en: 'First draw', vi: 'Lượt rút đầu' },
  'fair.last': { ko: '마지막 추첨', en: 'Last draw', vi: 'Lượt rút cuối' },
  'fair.void': { ko: '성립되지 않은 추첨', en: 'Void draws', vi: 'Lượt rút vô hiệu' },
  'fair.keysApart': {
    ko: '열쇠 두 개를 따로 보관합니다. 결과를 바꿀 수는 없지만, 두 열쇠를 모두 가진 사람은 미리 알 수 있습니다.',
    en: 'Two keys are kept apart. Nobody can change a result; whoever holds both keys could know it early.',
    vi: 'Hai khóa được giữ riêng. Không ai đổi được kết quả; người giữ cả hai khóa có thể biết trước.',
  },
  'fair.keysTogether': {
    ko: '열쇠 두 개를 한곳에 보관합니다. 결과를 바꿀 수는 없지만, 그곳을 여는 사람은 미리 알 수 있습니다.',
    en: 'Both keys are kept in one place. Nobody can change a result; whoever opens that place could know it early.',
    vi: 'Hai khóa được giữ cùng một chỗ. Không ai đổi được kết quả; người mở được chỗ đó có thể biết trước.',
  },
  'fair.beacon': {
    ko: '이 추첨은 공개 난수 비컨(drand)의 값을 섞습니다. 베팅이 마감된 뒤에 나오는 회차를 미리 정해 두므로, 사이트 운영자를 포함해 누구도 혼자서는 결과를 미리 알 수 없습니다.',
    en: 'These draws take in a public randomness beacon (drand). The round is fixed beforehand and comes after betting has closed, so nobody alone can know a result early, the site included.',
    vi: 'Các lượt rút này dùng nguồn ngẫu nhiên công khai (drand). Vòng được định trước và chỉ có sau khi đóng cược, nên không ai một mình biết trước được kết quả, kể cả trang web.',
  },

  'fair.draw': { ko: '추첨 확인', en: 'The draws', vi: 'Các lượt rút' },
  'fair.drawNumber': { ko: '추첨 번호 (1~{count})', en: 'Draw (1–{count})', vi: 'Lượt rút (1–{count})' },
  'fair.previous': { ko: '이전 추첨', en: 'Previous draw', vi: 'Lượt trước' },
  'fair.next': { ko: '다음 추첨', en: 'Next draw', vi: 'Lượt sau' },
  'fair.drawAt': { ko: '추첨 시각', en: 'Time of the draw', vi: 'Thời gian rút' },
  'fair.state.waiting': {
    ko: '아직 열지 않았습니다. 추첨 시각이 지나면 여기에 공개됩니다.',
    en: 'Not opened yet. It is published here after its time.',
    vi: 'Chưa mở. Sẽ công bố ở đây sau thời gian rút.',
  },
  'fair.state.missing-key': {
    ko: '열쇠를 열 수 없어 추첨이 성립되지 않았습니다. 베팅 금액은 돌려드립니다.',
    en: 'Void, because its key could not be opened. Stakes are returned.',
    vi: 'Vô hiệu vì không mở được khóa. Tiền cược được hoàn lại.',
  },
  'fair.beaconRound': {
    ko: '공개 난수 비컨(drand) {round}회차에 묶여 있습니다.',
    en: 'Bound to round {round} of the public beacon (drand).',
    vi: 'Gắn với vòng {round} của nguồn ngẫu nhiên công khai (drand).',
  },
  'fair.state.no-beacon': {
    ko: '정해 둔 비컨 회차를 한 시간 안에 받지 못해 추첨이 성립되지 않았습니다. 베팅 금액은 돌려드립니다.',
    en: 'Void, because its round of the beacon did not come within an hour. Stakes are returned.',
    vi: 'Vô hiệu vì không nhận được vòng đã định trong một giờ. Tiền cược được hoàn lại.',
  },
  'fair.state.too-late': {
    ko: '너무 늦어 추첨이 성립되지 않았습니다. 베팅 금액은 돌려드립니다.',
    en: 'Void, because it came too late. Stakes are returned.',
    vi: 'Vô hiệu vì quá trễ. Tiền cược được hoàn lại.',
  },
  'fair.verdict.valid': {
    ko: '이 기기에서 확인했습니다. 봉인한 그대로입니다.',
    en: 'Checked on this device: it is what was sealed.',
    vi: 'Đã kiểm tra trên thiết bị này: đúng như đã niêm phong.',
  },
  'fair.verdict.incomplete': {
    ko: '이 기기에서 확인한 항목은 모두 맞습니다. 확인하지 못한 항목은 따로 표시했습니다.',
    en: 'Everything that this device could check is right. What it could not check is marked.',
    vi: 'Mọi mục thiết bị này kiểm tra được đều đúng. Mục chưa kiểm tra được có đánh dấu.',
  },
  'fair.verdict.invalid': {
    ko: '맞지 않는 항목이 있습니다. 아래 자료를 저장해 고객센터에 알려 주세요.',
    en: 'Something is wrong. Please save the proof below and tell support.',
    vi: 'Có mục không đúng. Vui lòng lưu dữ liệu bên dưới và báo bộ phận hỗ trợ.',
  },
  'fair.check.shape': {
    ko: '검증 자료가 빠짐없음',
    en: 'Nothing is missing from the proof',
    vi: 'Dữ liệu kiểm chứng đầy đủ',
  },
  'fair.check.published': {
    ko: '베팅 영수증의 봉인과 같음',
    en: 'The seal is the one on your receipt',
    vi: 'Niêm phong giống trên biên nhận',
  },
  'fair.check.draw': {
    ko: '미리 예고한 추첨임',
    en: 'The draw was announced beforehand',
    vi: 'Lượt rút đã được báo trước',
  },
  'fair.check.chain': {
    ko: '베팅 전에 봉인한 값을 그대로 열었음',
    en: 'What was opened is what was sealed before any bet',
    vi: 'Giá trị mở ra đúng là giá trị niêm phong trước khi nhận cược',
  },
  'fair.check.salt': {
    ko: '섞은 두 번째 값도 미리 정한 그대로임',
    en: 'The second value mixed in was fixed beforehand, too',
    vi: 'Giá trị thứ hai được trộn vào cũng đã định trước',
  },
  'fair.check.bytes': {
    ko: '두 값에서만 난수가 나왔음',
    en: 'The random numbers come from these two values alone',
    vi: 'Số ngẫu nhiên chỉ sinh ra từ hai giá trị này',
  },
  'fair.check.steps': {
    ko: '난수로 번호를 규칙대로 뽑았음',
    en: 'The draw follows from the random numbers by its rules',
    vi: 'Lượt rút theo đúng quy tắc từ số ngẫu nhiên',
  },
  'fair.check.outcome': {
    ko: '뽑은 번호가 발표한 결과와 같음',
    en: 'What was drawn is the result that was published',
    vi: 'Số rút ra đúng là kết quả đã công bố',
  },
  'fair.checkState.passed': { ko: '맞음', en: 'Verified', vi: 'Đúng' },
  'fair.checkState.failed': { ko: '틀림', en: 'Wrong', vi: 'Sai' },
  'fair.checkState.open': { ko: '여기서는 확인 못 함', en: 'Not checked here', vi: 'Chưa kiểm tra ở đây' },
  'fair.checks': { ko: '확인한 항목', en: 'What was checked', vi: 'Các mục đã kiểm tra' },
  'fair.proof': { ko: '검증 자료', en: 'The proof', vi: 'Dữ liệu kiểm chứng' },
  'fair.proofHint': {
    ko: '이 사이트를 믿지 않아도 됩니다. 자료를 복사해 다른 검증 프로그램으로 확인하세요.',
    en: 'You need not trust this site: copy the proof and check it with a program of your own.',
    vi: 'Bạn không cần tin trang này: hãy sao chép và kiểm tra bằng chương trình của bạn.',
  },
  'fair.proofCopy': { ko: '자료 복사', en: 'Copy the proof', vi: 'Sao chép dữ liệu' },
} as const satisfies Texts;
