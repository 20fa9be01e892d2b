/**
 * The passwords people choose most, in lower case: international lists agree on the first hundred, the rest
 * are habits of the Korean and Vietnamese keyboard and of this kind of site. Shorter than six is refused anyway.
 */
const words = `
123456 1234567 12345678 123456789 1234567890 111111 1111111 11111111 000000 00000000 0123456789
987654321 9876543210 87654321 654321 123123 123123123 12341234 121212 112233 11223344 123321 1234321
147258369 159753 147258 222222 333333 444444 555555 5555555 666666 777777 7777777 888888 88888888 999999
99999999 101010 131313 696969 789456 789456123 321321 12344321 135792468 password password1 password12
password123 passw0rd p@ssw0rd p@ssword qwerty qwerty1 qwerty12 qwerty123 qwertyui qwertyuiop qwer1234
qwer12345 qwerasdf qweasd qweasdzxc 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 q1w2e3r4 q1w2e3r4t5
zaq12wsx qazwsx qazwsxedc asdf1234 asdfgh asdfghjk asdfghjkl asdfasdf asdasd zxcvbn zxcvbnm zxcv1234
abc123 abc1234 abc12345 abcd1234 abcd12345 abcdef abcdefg abcdefgh a123456 a1234567 a12345678 a123456789
aa123456 aa12345678 aaaaaa aaaaaaaa 1a2b3c4d 1234qwer 12345qwert 123qwe 123qweasd 123456a 12345678a
123456789a 123abc admin1 admin123 admin1234 administrator welcome welcome1 welcome123 letmein letmein1
iloveyou iloveyou1 iloveu loveyou monkey dragon master sunshine princess football football1 baseball
basketball superman batman trustno1 shadow michael jordan23 computer internet whatever starwars pokemon
naruto secret secret1 killer hunter hunter2 charlie donald freedom flower cheese ginger joshua jennifer
jessica ashley daniel matthew andrew changeme default test1234 testtest test123 temp1234 login123
user1234 hello123 hello1234 korea1 korea123 korea2002 seoul123 gksrnr tkfkdgo tkfkdgody dkssud
dkssudgktpdy qlalfqjsgh qhdks123 rkskek123 rkskekfk dhfpswl wlsgml ghdrlfehd minsu123 samsung samsung1
samsung123 kakao123 naver123 casino casino1 casino123 casino777 lucky777 lucky7777 jackpot jackpot777
poker123 baccarat toto1234 vietnam vietnam1 matkhau matkhau123 anhyeuem emyeuanh hanoi123 saigon123
`;

const commonPasswords: ReadonlySet<string> = new Set(words.trim().split(/\s+/));

export function isCommonPassword(password: string): boolean {
  return commonPasswords.has(password.toLowerCase());
}

export const commonPasswordCount = commonPasswords.size;
