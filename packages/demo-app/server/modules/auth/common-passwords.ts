import { FieldsError } from '../../platform/http/refusal.ts';

/** The most common passwords of eight and more characters by published lists, with those of Vietnam; lower case. */
const commonPasswords: ReadonlySet<string> = new Set(
  `12345678 123456789 1234567890 11111111 00000000 88888888 99999999 66666666 87654321 987654321 0987654321
  12341234 11223344 123123123 147258369 147852369 789456123 123654789 12344321 12121212 1q2w3e4r 1q2w3e4r5t
  1qaz2wsx 1qazxsw2 q1w2e3r4 qwertyui qwertyuiop qwerty123 qwerty12 qwerty1234 asdfghjk asdfghjkl zxcvbnm1
  zxcvbnm123 zaq12wsx password password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword pass1234
  abcd1234 abc12345 abc123456 abcdefgh abcdefg1 a1234567 a12345678 a123456789 aa123456 aa12345678 1234abcd
  123456abc 12345abc 1a2b3c4d iloveyou iloveyou1 iloveu123 iloveyou2 sunshine princess football baseball superman
  batman123 trustno1 whatever welcome1 welcome123 starwars computer internet samsung1 dragon123 michael1 jennifer
  charlie1 master123 monkey123 shadow123 letmein1 letmein123 admin123 admin1234 administrator administrator1 root1234
  test1234 testtest changeme changeme1 default1 secret123 login123 hello123 hellohello freedom1 facebook google123
  matkhau123 matkhau1 matkhau12 matkhau1234 anhyeuem anhyeuem1 anhyeuem123 emyeuanh emyeuanh1 yeuemnhieu yeuanhnhieu
  vietnam1 vietnam123 vietnam1945 vietnamvodich hanoi123 saigon123 saigon12 khongbiet khongco1 motconvit thienthan
  maiyeuem maimaiyeuem yeuemmai hoangtu1 congchua congchua1 conyeume bomeyeu1 nguyenvan tinhyeu1 tinhyeu123 anhnhoem
  emnhoanh quynhanh thanhthuy minhtuan anhtuan1 tuananh1 duc12345 linh1234 huong123 hunganh1 chelsea1 manutd123
  liverpool liverpool1 arsenal1 barcelona barcelona1 realmadrid pokemon1 doraemon doraemon1 naruto123 conan123`
    .split(/\s+/)
    .filter((word) => word.length >= 8),
);

export const isCommonPassword = (password: string): boolean => commonPasswords.has(password.toLowerCase());

/** @throws FieldsError INVALID at that field of the input. */
export function refuseCommon(password: string, field: string): void {
  if (isCommonPassword(password)) throw new FieldsError('INVALID', { [field]: 'commonPassword' });
}
