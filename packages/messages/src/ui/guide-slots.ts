import type { Texts } from '../text.ts';

/** The guides of the slots, by the way in which they are played. */
export const guideSlotTexts = {
  'guideGame.lines.name': { ko: '라인 슬롯', en: 'Line slots', vi: 'Slot theo dòng' },
  'guideGame.lines.about': {
    ko: '정해진 당첨 줄 위에 같은 그림이 왼쪽부터 이어지면 받는, 가장 기본이 되는 슬롯입니다.',
    en: 'The classic slot: equal symbols from the left on a fixed line pay.',
    vi: 'Slot cơ bản nhất: biểu tượng giống nhau nối từ trái trên dòng cố định thì được trả.',
  },
  'guideGame.lines.how1': {
    ko: '베팅금을 정하고 돌립니다. 베팅금은 {lines}개 줄에 똑같이 나뉩니다.',
    en: 'Set the stake and spin. It is shared equally by {lines} lines.',
    vi: 'Chọn tiền cược rồi quay. Tiền cược chia đều cho {lines} dòng.',
  },
  'guideGame.lines.how2': {
    ko: '다섯 릴이 멈추면 줄마다 왼쪽 릴부터 같은 그림을 셉니다.',
    en: 'When the five reels stop, equal symbols are counted on each line from the left.',
    vi: 'Khi năm cuộn dừng, đếm biểu tượng giống nhau trên từng dòng từ trái.',
  },
  'guideGame.lines.how3': {
    ko: '와일드는 다른 그림을 대신하고, 스캐터가 모이면 프리스핀이 열립니다.',
    en: 'A wild stands for other symbols; enough scatters open free spins.',
    vi: 'Wild thay biểu tượng khác; đủ scatter thì mở vòng quay miễn phí.',
  },
  'guideGame.lines.how4': {
    ko: '여러 줄이 한꺼번에 맞으면 모두 더해 받습니다.',
    en: 'Lines that win together are all paid.',
    vi: 'Nhiều dòng cùng thắng thì cộng tất cả.',
  },
  'guideGame.lines.example': {
    ko: '{stake}원으로 돌려 가장 높은 그림 다섯 개가 한 줄에 이어지면 {win}원, 가장 낮은 그림 세 개면 {small}원입니다. 베팅금보다 적게 받는 적중도 있다는 뜻입니다.',
    en: 'At {stake} won, five of the highest symbol on a line pay {win} won, three of the lowest {small} won. So a win can be less than its stake.',
    vi: 'Với {stake} won, năm biểu tượng cao nhất trên một dòng trả {win} won, ba biểu tượng thấp nhất trả {small} won. Nghĩa là có lần trúng ít hơn tiền cược.',
  },
  'guideGame.lines.myth': {
    ko: '오래 터지지 않은 슬롯이 곧 터지는 것은 아닙니다. 회전마다 결과를 새로 뽑습니다.',
    en: 'A slot that has not paid for long is not due. Every spin is drawn anew.',
    vi: 'Slot lâu chưa nổ không có nghĩa là sắp nổ. Mỗi lượt quay là một lần rút mới.',
  },

  'guideGame.ways.name': { ko: '웨이 슬롯', en: 'Ways slots', vi: 'Slot theo cách' },
  'guideGame.ways.about': {
    ko: '줄 대신, 왼쪽부터 이웃한 릴에 같은 그림이 있으면 어느 칸이든 받는 슬롯입니다.',
    en: 'No lines: equal symbols on neighbouring reels from the left pay, in whatever row they are.',
    vi: 'Không có dòng: biểu tượng giống nhau ở các cuộn liền kề từ trái được trả, dù ở hàng nào.',
  },
  'guideGame.ways.how1': {
    ko: '베팅금을 정하고 돌립니다.',
    en: 'Set the stake and spin.',
    vi: 'Chọn tiền cược rồi quay.',
  },
  'guideGame.ways.how2': {
    ko: '왼쪽 릴부터 세 릴 이상 이어진 그림을 찾습니다.',
    en: 'Symbols on three or more reels in a row from the left count.',
    vi: 'Tính biểu tượng xuất hiện trên ba cuộn liên tiếp trở lên từ trái.',
  },
  'guideGame.ways.how3': {
    ko: '릴마다 그 그림이 몇 개인지 곱한 것이 웨이 수이고, 웨이마다 배당을 받습니다.',
    en: 'Their numbers on each reel, multiplied, are the ways; each way pays.',
    vi: 'Nhân số biểu tượng trên từng cuộn được số cách; mỗi cách được trả một lần.',
  },
  'guideGame.ways.how4': {
    ko: '스캐터가 모이면 프리스핀이 열립니다. 릴의 높이가 회전마다 바뀌는 게임도 있습니다.',
    en: 'Scatters open free spins. In some games the height of the reels changes with each spin.',
    vi: 'Scatter mở vòng quay miễn phí. Có trò chiều cao cuộn thay đổi sau mỗi lượt quay.',
  },
  'guideGame.ways.example': {
    ko: '가장 높은 그림이 첫 릴에 1개, 둘째에 2개, 셋째에 3개면 1 × 2 × 3 = 6웨이입니다. {stake}원이면 웨이마다 {each}원, 모두 {win}원입니다.',
    en: 'One of the highest symbol on the first reel, two on the second, three on the third: 1 × 2 × 3 = 6 ways. At {stake} won each way pays {each} won, {win} won in all.',
    vi: 'Biểu tượng cao nhất có 1 ở cuộn một, 2 ở cuộn hai, 3 ở cuộn ba: 1 × 2 × 3 = 6 cách. Với {stake} won, mỗi cách trả {each} won, tổng {win} won.',
  },
  'guideGame.ways.myth': {
    ko: '웨이가 많다고 유리한 것은 아닙니다. 웨이가 많은 게임은 웨이 하나의 배당이 그만큼 작습니다.',
    en: 'More ways are no advantage: the more there are, the less each one pays.',
    vi: 'Nhiều cách không có nghĩa là lợi hơn: càng nhiều cách, mỗi cách trả càng ít.',
  },

  'guideGame.holdandwin.name': { ko: '홀드 앤 윈', en: 'Hold and win', vi: 'Hold and win' },
  'guideGame.holdandwin.about': {
    ko: '동전이 모이면 동전만 남겨 두고 다시 돌려, 쌓인 동전 값을 모두 받는 슬롯입니다.',
    en: 'Enough coins stay in place while the rest is spun again; in the end all coins are paid.',
    vi: 'Đủ đồng xu thì giữ lại và quay tiếp các ô còn lại; cuối cùng nhận tất cả giá trị đồng xu.',
  },
  'guideGame.holdandwin.how1': {
    ko: '평소에는 웨이 슬롯처럼 돌립니다.',
    en: 'At first it is spun like a ways slot.',
    vi: 'Bình thường quay như slot theo cách.',
  },
  'guideGame.holdandwin.how2': {
    ko: '동전이 {coins}개 이상 한꺼번에 나오면 리스핀이 열립니다.',
    en: '{coins} coins or more in one spin open the respins.',
    vi: 'Ra từ {coins} đồng xu trở lên trong một lượt thì mở vòng quay lại.',
  },
  'guideGame.holdandwin.how3': {
    ko: '동전은 자리를 지키고 빈칸만 {respins}번 다시 돕니다. 새 동전이 나오면 다시 {respins}번이 됩니다.',
    en: 'Coins stay, empty places are spun {respins} times; any new coin brings back all {respins}.',
    vi: 'Đồng xu ở lại, ô trống quay lại {respins} lần; có xu mới thì trở lại {respins} lần.',
  },
  'guideGame.holdandwin.how4': {
    ko: '새 동전이 더 나오지 않으면 동전 값을 모두 더해 받습니다. {cells}칸이 다 차면 베팅금의 {full}배를 더 받습니다.',
    en: 'When no more come, all coins are paid. If all {cells} places are full, {full} times the stake comes on top.',
    vi: 'Khi không còn xu mới, cộng tất cả giá trị. Nếu đầy cả {cells} ô, nhận thêm {full} lần tiền cược.',
  },
  'guideGame.holdandwin.example': {
    ko: '{stake}원으로 돌려 {least}배 동전 다섯 개와 {more}배 동전 하나로 끝나면 모두 {sum}배, {win}원입니다.',
    en: 'At {stake} won, five coins of ×{least} and one of ×{more} make ×{sum}, that is {win} won.',
    vi: 'Với {stake} won, năm xu ×{least} và một xu ×{more} được ×{sum}, tức {win} won.',
  },
  'guideGame.holdandwin.myth': {
    ko: '한 칸이 모자라 아깝게 끝난 판도 다음 판의 확률을 올려 주지 않습니다. 화면에 동전이 남아 보여도 다음 회전은 처음부터입니다.',
    en: 'A round that ended one coin short makes the next no likelier. Coins left on the screen count for nothing: the next spin starts anew.',
    vi: 'Ván thiếu một xu không làm ván sau dễ hơn. Xu còn trên màn hình không tính: lượt sau bắt đầu lại từ đầu.',
  },

  'guideGame.cluster.name': {
    ko: '클러스터·연쇄 슬롯',
    en: 'Cluster and tumble slots',
    vi: 'Slot cụm và rơi',
  },
  'guideGame.cluster.about': {
    ko: '같은 그림이 서로 붙거나 정한 수만큼 모이면 터지고, 그 자리에 새 그림이 내려오는 슬롯입니다.',
    en: 'Equal symbols that touch, or enough of them anywhere, burst, and new ones fall into their places.',
    vi: 'Biểu tượng giống nhau chạm nhau hoặc đủ số lượng sẽ nổ, biểu tượng mới rơi xuống thay.',
  },
  'guideGame.cluster.how1': {
    ko: '베팅금을 정하고 시작합니다.',
    en: 'Set the stake and start.',
    vi: 'Chọn tiền cược rồi bắt đầu.',
  },
  'guideGame.cluster.how2': {
    ko: '위아래나 옆으로 붙은 같은 그림 묶음이 터집니다. 어디에 있든 개수만 세는 게임도 있습니다.',
    en: 'Groups that touch side by side burst; some games count symbols wherever they are.',
    vi: 'Cụm chạm cạnh nhau sẽ nổ; có trò chỉ đếm số lượng dù ở đâu.',
  },
  'guideGame.cluster.how3': {
    ko: '빈자리에 새 그림이 내려와 또 맞으면 이어집니다.',
    en: 'New symbols fall into the gaps, and whatever matches again goes on.',
    vi: 'Biểu tượng mới rơi vào chỗ trống, nếu lại khớp thì tiếp tục.',
  },
  'guideGame.cluster.how4': {
    ko: '이어질수록 배수가 커지고, 더 맞는 것이 없으면 모두 더해 받습니다.',
    en: 'The multiplier grows with every fall; when nothing matches any more, all is paid.',
    vi: 'Hệ số tăng sau mỗi lần rơi; khi không còn khớp thì nhận tổng cộng.',
  },
  'guideGame.cluster.example': {
    ko: '{stake}원으로 가장 높은 그림이 {size}개 붙으면 {pay}배, {win}원입니다. 이어서 또 맞으면 그다음 적중부터 배수가 곱해집니다.',
    en: 'At {stake} won, {size} of the highest symbol together pay ×{pay}, that is {win} won. Whatever matches after the fall is multiplied.',
    vi: 'Với {stake} won, {size} biểu tượng cao nhất chạm nhau trả ×{pay}, tức {win} won. Lần khớp tiếp theo sau khi rơi được nhân hệ số.',
  },
  'guideGame.cluster.myth': {
    ko: '연쇄가 길어질 것 같은 느낌은 확률이 아닙니다. 한 판의 결과는 누를 때 이미 정해지고, 화면은 그것을 차례로 보여 줍니다.',
    en: 'A feeling that the chain will go on is no chance. A round is decided when you press; the screen shows it step by step.',
    vi: 'Cảm giác chuỗi sẽ kéo dài không phải xác suất. Kết quả ván đã định khi bạn bấm; màn hình chỉ chiếu lần lượt.',
  },

  'guideGame.way.cheongsa-777': {
    ko: '20줄 · 배수 프리스핀',
    en: '20 lines, multiplied free spins',
    vi: '20 dòng, quay miễn phí có hệ số',
  },
  'guideGame.way.sangun-tiger': {
    ko: '243웨이 · 프리스핀',
    en: '243 ways, free spins',
    vi: '243 cách, quay miễn phí',
  },
  'guideGame.way.moon-rabbit': {
    ko: '1,024웨이 · 프리스핀 추가',
    en: '1,024 ways, more free spins',
    vi: '1.024 cách, thêm quay miễn phí',
  },
  'guideGame.way.hahoe-mask': {
    ko: '릴 높이가 바뀌는 웨이',
    en: 'Ways on changing reels',
    vi: 'Số cách thay đổi theo cuộn',
  },
  'guideGame.way.dragon-pearl': {
    ko: '243웨이 · 잭팟',
    en: '243 ways with jackpots',
    vi: '243 cách có jackpot',
  },
  'guideGame.way.dokkaebi-club': {
    ko: '243웨이 · 홀드 앤 윈',
    en: '243 ways, hold and win',
    vi: '243 cách, hold and win',
  },
  'guideGame.way.lotus-lantern': {
    ko: '붙으면 터지는 클러스터',
    en: 'Clusters that touch',
    vi: 'Cụm chạm nhau',
  },
  'guideGame.way.spring-plum': {
    ko: '어디든 모이면 터지는 연쇄',
    en: 'Enough anywhere, tumbling',
    vi: 'Đủ số ở bất kỳ đâu, rơi liên tiếp',
  },
} as const satisfies Texts;
